import type { CSSProperties } from 'react'
import type { SpecRow, WithoutHome } from './specRow.ts'

/** As wide as the page: long paths break. */
const whole: CSSProperties = { tableLayout: 'fixed', inlineSize: '100%', overflowWrap: 'anywhere', fontSize: 12 }
const column = (inlineSize: string) => <col style={{ inlineSize }} />

const Files = ({ paths }: { readonly paths: readonly string[] }) =>
  paths.map((path) => (
    <div key={path}>
      <code style={{ fontSize: 11 }}>{path}</code>
    </div>
  ))

/** The manager opens the first story whose id begins so. */
const idOf = (title: string) => title.toLowerCase().replaceAll(/[^\da-z]+/g, '-')

/** Each matter of a specification with the machine, the files, the stories and the tests that answer to it. */
export const SpecMap = ({ rows }: { readonly rows: readonly SpecRow[] }) => (
  <table style={whole}>
    <colgroup>
      {column('4%')}
      {column('20%')}
      {column('13%')}
      {column('23%')}
      {column('17%')}
      {column('23%')}
    </colgroup>
    <thead>
      <tr>
        <th>§</th>
        <th>Matter</th>
        <th>Machine</th>
        <th>Flow, view, rule</th>
        <th>Stories</th>
        <th>Tests</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ section, matter, machines, built, stories, tests }) => (
        <tr key={matter}>
          <td>{section}</td>
          <td>{matter}</td>
          <td>{machines.join(', ') || '–'}</td>
          <td>
            <Files paths={built} />
          </td>
          <td>
            {stories.length === 0 && '–'}
            {stories.map((title) => (
              <div key={title}>
                <a style={{ fontSize: 12 }} href={`/?path=/story/${idOf(title)}`} target="_top">
                  {title}
                </a>
              </div>
            ))}
          </td>
          <td>
            <Files paths={tests} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Sentences of a specification that nothing answers to. */
export const WithoutHomeList = ({ rows }: { readonly rows: readonly WithoutHome[] }) => (
  <table style={whole}>
    <colgroup>
      {column('4%')}
      {column('40%')}
      {column('56%')}
    </colgroup>
    <thead>
      <tr>
        <th>§</th>
        <th>Sentence</th>
        <th>Why</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ section, sentence, because }) => (
        <tr key={sentence}>
          <td>{section}</td>
          <td>{sentence}</td>
          <td>{because}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
