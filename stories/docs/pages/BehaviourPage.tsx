import { behaviour, behaviourRows, behaviourTable } from '../spec/behaviour.ts'
import { untestedRows } from '../spec/behaviour.untested.ts'
import { Code, DocTable } from '../frame/DocTable.tsx'

/** The parts of the table by the first letter of their rows. */
const parts = {
  A: 'Redirects',
  B: 'Popups and messages',
  C: 'Secrets, storage, logs',
  D: 'Requests: duplicates, order, failures',
  E: 'Text from servers and users',
  F: 'Dates',
  G: 'Money and numbers',
  H: 'State and lists',
  I: 'Rendering',
  J: 'Accessibility',
  K: 'Creating pins',
  L: 'Acting for a profile',
  M: 'Promoting',
  N: 'Addresses and advisories',
} as const

const columns = { Row: 6, 'Input or fault': 24, 'Expected behaviour': 24, Tests: 46 } as const

const Tests = ({ row }: { readonly row: string }) =>
  (behaviour.get(row) ?? []).map(({ sentence, file }) => (
    <div key={`${file} ${sentence}`} style={{ fontSize: 12, marginBlockEnd: 4 }}>
      {sentence} <Code>{file}</Code>
    </div>
  ))

const lineOf = (row: string) => ({
  key: row,
  cells: {
    Row: <strong id={row}>{row}</strong>,
    'Input or fault': behaviourTable[row]?.given,
    'Expected behaviour': behaviourTable[row]?.then,
    Tests: <Tests row={row} />,
  },
})

/** Each row with the tests that name it, followed by untested rows with the reason. */
export const BehaviourPage = () => (
  <>
    {Object.entries(parts).map(([letter, title]) => {
      const rows = behaviourRows.filter((row) => row.startsWith(letter))
      const tested = rows.filter((row) => behaviour.has(row))
      return (
        <section key={letter}>
          <h2 id={letter}>
            {letter} {title}: {tested.length} of {rows.length}
          </h2>
          {tested.length > 0 && <DocTable columns={columns} rows={tested.map(lineOf)} />}
        </section>
      )
    })}
    <h2>Not tested yet</h2>
    <DocTable
      columns={{ Row: 6, 'Input or fault': 34, 'Expected behaviour': 34, Why: 26 }}
      rows={Object.entries(untestedRows).map(([row, why]) => ({
        key: row,
        cells: {
          Row: <strong id={row}>{row}</strong>,
          'Input or fault': behaviourTable[row]?.given,
          'Expected behaviour': behaviourTable[row]?.then,
          Why: why,
        },
      }))}
    />
  </>
)
