import { Code, DocTable } from './DocTable.tsx'
import { openValues } from './openValues.ts'

/** Every open value, its default and its sentence. */
export const OpenValuesPage = () => (
  <DocTable
    columns={{ Value: 24, Default: 24, 'What it is, and where it comes from': 52 }}
    rows={openValues.map(({ name, value, sentence }) => ({ key: name, cells: { Value: <Code>{name}</Code>, Default: <Code>{JSON.stringify(value)}</Code>, 'What it is, and where it comes from': sentence } }))}
  />
)
