import { Code, DocTable, StoryLink } from '../frame/DocTable.tsx'
import type { SpecRow, NotImplemented } from './specRow.ts'

const Files = ({ paths }: { readonly paths: readonly string[] }) =>
  paths.map((path) => (
    <div key={path}>
      <Code>{path}</Code>
    </div>
  ))

/** The manager opens the first story whose ID starts with this. */
const idOf = (title: string) => title.toLowerCase().replaceAll(/[^\da-z]+/g, '-')

/** Each topic of a specification with its machines, files, stories and tests. */
export const SpecMap = ({ rows }: { readonly rows: readonly SpecRow[] }) => (
  <DocTable
    columns={{ '§': 4, Topic: 20, Machine: 13, 'Flow, view, rule': 23, Stories: 17, Tests: 23 }}
    rows={rows.map(({ section, topic, machines, built, stories, tests }) => ({
      key: topic,
      cells: {
        '§': section,
        Topic: topic,
        Machine: machines.join(', ') || '–',
        'Flow, view, rule': <Files paths={built} />,
        Stories:
          stories.length === 0
            ? '–'
            : stories.map((title) => (
                <div key={title}>
                  <StoryLink id={idOf(title)}>{title}</StoryLink>
                </div>
              )),
        Tests: <Files paths={tests} />,
      },
    }))}
  />
)

/** Sentences of a specification that are not implemented. */
export const NotImplementedList = ({ rows }: { readonly rows: readonly NotImplemented[] }) => (
  <DocTable
    columns={{ '§': 4, Sentence: 40, Why: 56 }}
    rows={rows.map(({ section, sentence, because }) => ({
      key: sentence,
      cells: { '§': section, Sentence: sentence, Why: because },
    }))}
  />
)
