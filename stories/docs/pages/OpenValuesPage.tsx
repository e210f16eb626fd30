import { Code, DocTable } from '../frame/DocTable.tsx'
import { openValues } from './openValues.ts'
import { Prose } from '../frame/Prose.tsx'

/** Every open value with its default, description and sentence in the spec. */
export const OpenValuesPage = () => (
  <DocTable
    columns={{ Value: 22, Default: 20, Description: 26, Specification: 32 }}
    rows={openValues.map(({ name, value, sentence, quote }) => ({
      key: name,
      cells: {
        Value: <Code>{name}</Code>,
        Default: <Code>{JSON.stringify(value)}</Code>,
        Description: <Prose text={sentence} />,
        Specification: quote?.replace(/^(\S+ §\d) (.*)$/, '“$2” $1') ?? 'Not mentioned.',
      },
    }))}
  />
)
