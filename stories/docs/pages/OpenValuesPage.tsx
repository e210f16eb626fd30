import { Code } from '../frame/DocTable.tsx'
import { FilteredTable } from '../frame/Filtered.tsx'
import { inWords } from '../frame/inWords.ts'
import { Prose } from '../frame/Prose.tsx'
import { openValues, type OpenValue } from './openValues.ts'

const groupOf = ({ name }: OpenValue) => (name.includes('.') ? inWords(name.split('.')[0] ?? '') : 'General')

/** Every open value with its default, its description and the sentence that it comes from. */
export const OpenValuesPage = () => (
  <FilteredTable
    rows={openValues}
    textOf={(row) => JSON.stringify(row)}
    groupOf={groupOf}
    columns={{ Value: 22, Default: 20, Description: 26, Specification: 32 }}
    lineOf={({ name, value, sentence, quote }) => ({
      key: name,
      Value: <Code>{name}</Code>,
      Default: <Code>{JSON.stringify(value)}</Code>,
      Description: <Prose text={sentence} />,
      Specification: quote?.replace(/^(\S+ §\d) (.*)$/, '“$2” $1') ?? 'Not mentioned.',
    })}
  />
)
