import type { SpecRow, WithoutHome } from './specRow.ts'

const Files = ({ paths }: { readonly paths: readonly string[] }) =>
  paths.map((path) => (
    <div key={path}>
      <code>{path}</code>
    </div>
  ))

/** The manager opens the first story whose id begins so. */
const idOf = (title: string) => title.toLowerCase().replaceAll(/[^\da-z]+/g, '-')

/** Each matter of a specification with the machine, the files, the stories and the tests that answer to it. */
export const SpecMap = ({ rows }: { readonly rows: readonly SpecRow[] }) => (
  <table>
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
                <a href={`/?path=/story/${idOf(title)}`} target="_top">
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
  <table>
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
