import { behaviour, behaviourRows, behaviourTable } from '../spec/behaviour.ts'
import { Files } from '../frame/Files.tsx'
import { FilteredTable } from '../frame/Filtered.tsx'
import { testSentence } from '../spec/testSentence.ts'

/** The parts of the table, by the first letter of their rows. */
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
  O: 'Found by attack',
  P: "Real visitors and other people's software",
} as const

const sentencesOf = (row: string) => [
  ...new Set((behaviour.get(row) ?? []).map(({ sentence }) => testSentence(sentence))),
]
const filesOf = (row: string) => [...new Set((behaviour.get(row) ?? []).map(({ file }) => file))]

/** The titles of a row's tests, and a collapsed list of their files. */
const Tests = ({ row }: { readonly row: string }) => (
  <div style={{ fontSize: 12 }}>
    {sentencesOf(row).map((sentence) => (
      <div key={sentence} style={{ marginBlockEnd: 4 }}>
        {sentence}
      </div>
    ))}
    <Files paths={filesOf(row)} />
  </div>
)

const partOf = (row: string) =>
  // SAFETY: a test checks that every row starts with one of these letters.
  parts[row.charAt(0) as keyof typeof parts]

const textOf = (row: string) =>
  [row, behaviourTable[row]?.given, behaviourTable[row]?.then, ...sentencesOf(row), ...filesOf(row)].join(' ')

/** Each row with the titles of its tests. */
export const BehaviourPage = () => (
  <FilteredTable
    rows={behaviourRows}
    textOf={textOf}
    groupOf={partOf}
    columns={{ Row: 6, 'Input or fault': 26, 'Expected behaviour': 30, Tests: 38 }}
    lineOf={(row) => ({
      key: row,
      Row: <strong id={row}>{row}</strong>,
      'Input or fault': behaviourTable[row]?.given,
      'Expected behaviour': behaviourTable[row]?.then,
      Tests: <Tests row={row} />,
    })}
  />
)
