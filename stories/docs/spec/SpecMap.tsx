import { DocTable, StoryLink } from '../frame/DocTable.tsx'
import { Files } from '../frame/Files.tsx'
import { Heading } from '../frame/Heading.tsx'
import { inWords } from '../frame/inWords.ts'
import { kindOf } from '../kinds.ts'
import { kinds, type FullSpecRow, type NotImplemented } from './specRow.ts'

/** Each topic of a specification with its machines, files, stories and tests. */
export const SpecMap = ({ rows }: { readonly rows: readonly FullSpecRow[] }) => (
  <DocTable
    columns={{ '§': 4, Topic: 28, Stories: 26, Statecharts: 16, 'Flow, view, rule': 13, Tests: 13 }}
    rows={rows.map(({ section, topic, machines, built, stories, tests }) => ({
      key: topic,
      '§': section,
      Topic: topic,
      Statecharts: machines.map(inWords).join(', ') || '–',
      'Flow, view, rule': <Files paths={built} />,
      Stories: stories.map((title) => (
        <div key={title}>
          <StoryLink id={kindOf(title)}>{title}</StoryLink>
        </div>
      )),
      Tests: <Files paths={tests} />,
    }))}
  />
)

/** The sentences of a specification that are not implemented as they are written, by kind. */
export const NotImplementedList = ({ rows }: { readonly rows: readonly NotImplemented[] }) =>
  kinds.map((title) => (
    <section key={title}>
      <Heading>{title}</Heading>
      <DocTable
        columns={{ '§': 4, Sentence: 40, Why: 56 }}
        rows={rows
          .filter(({ kind = 'Not implemented' }) => kind === title)
          .map(({ section, sentence, because }) => ({
            key: `${section} ${sentence}`,
            '§': section || '–',
            Sentence: sentence,
            Why: because,
          }))}
      />
    </section>
  ))
