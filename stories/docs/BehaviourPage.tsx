import { behaviour, behaviourRows } from './behaviour.ts'
import { untestedRows } from './behaviour.untested.ts'
import { Code, DocTable } from './DocTable.tsx'

/** Each row with the tests that name it. */
export const BehaviourPage = () => (
  <DocTable
    columns={{ Row: 6, 'What a test says of it': 54, Test: 40 }}
    rows={behaviourRows.flatMap((row) => {
      const tests = behaviour.get(row)
      if (!tests) return [{ key: row, cells: { Row: row, 'What a test says of it': <em>{untestedRows[row]}</em>, Test: '–' } }]
      return tests.map(({ file, sentence }, index) => ({
        key: `${row} ${file} ${sentence} ${index}`,
        cells: { Row: index === 0 && <strong id={row}>{row}</strong>, 'What a test says of it': sentence, Test: <Code>{file}</Code> },
      }))
    })}
  />
)
