import { behaviour, behaviourRows } from './behaviour.ts'
import { untestedRows } from './behaviour.untested.ts'
import { Code, DocTable } from './DocTable.tsx'

/** What one row of the table says, and of which test. */
const lines = behaviourRows.flatMap((row) => {
  const tests = behaviour.get(row) ?? [{ file: '–', sentence: untestedRows[row] ?? '' }]
  return tests.map(({ file, sentence }, index) => ({ file, sentence, row, isFirst: index === 0, key: `${row} ${index}` }))
})

/** Each row with the tests that name it. */
export const BehaviourPage = () => (
  <DocTable
    columns={{ Row: 6, 'What a test says of it': 54, Test: 40 }}
    rows={lines.map(({ row, file, sentence, isFirst, key }) => ({
      key,
      cells: { Row: isFirst && <strong id={row}>{row}</strong>, 'What a test says of it': sentence, Test: <Code>{file}</Code> },
    }))}
  />
)
