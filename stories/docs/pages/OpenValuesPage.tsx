import { Code, DocTable } from '../frame/DocTable.tsx'
import { Filtered } from '../frame/Filtered.tsx'
import { Heading } from '../frame/Heading.tsx'
import { inWords } from '../frame/inWords.ts'
import { openValues, type OpenValue } from './openValues.ts'
import { Prose } from '../frame/Prose.tsx'

const groupOf = ({ name }: OpenValue) => (name.includes('.') ? inWords(name.split('.')[0] ?? '') : 'General')

const textOf = (row: OpenValue) =>
  [row.name, groupOf(row), JSON.stringify(row.value), row.sentence, row.quote].join(' ')

/** Every open value with its default, its description and the sentence that it comes from. */
export const OpenValuesPage = () => (
  <Filtered rows={openValues} textOf={textOf}>
    {(shown) =>
      [...Map.groupBy(shown, groupOf)].map(([group, rows]) => (
        <section key={group}>
          <Heading>{group}</Heading>
          <DocTable
            columns={{ Value: 22, Default: 20, Description: 26, Specification: 32 }}
            rows={rows.map(({ name, value, sentence, quote }) => ({
              key: name,
              cells: {
                Value: <Code>{name}</Code>,
                Default: <Code>{JSON.stringify(value)}</Code>,
                Description: <Prose text={sentence} />,
                Specification: quote?.replace(/^(\S+ §\d) (.*)$/, '“$2” $1') ?? 'Not mentioned.',
              },
            }))}
          />
        </section>
      ))
    }
  </Filtered>
)
