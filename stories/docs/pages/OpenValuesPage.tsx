import { Code, DocTable } from '../frame/DocTable.tsx'
import { openValues } from './openValues.ts'
import { Prose } from '../frame/Prose.tsx'

/** Every open value, its default, what it is, and the sentence of the specification that it is for. */
export const OpenValuesPage = () => (
  <DocTable
    columns={{ Value: 22, Default: 20, 'What it is': 26, 'The specification': 32 }}
    rows={openValues.map(({ name, value, sentence, quote }) => ({
      key: name,
      cells: {
        Value: <Code>{name}</Code>,
        Default: <Code>{JSON.stringify(value)}</Code>,
        'What it is': <Prose text={sentence} />,
        'The specification': quote?.replace(/^(\S+ §\d) (.*)$/, '“$2” $1') ?? 'It says nothing of this.',
      },
    }))}
  />
)
