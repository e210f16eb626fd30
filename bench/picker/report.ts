import { median } from '../median.ts'
import type { Measured } from './page.tsx'
import { subjectNames, type Subject } from './subjects.ts'

/** What is measured, in the order of the table. */
export const actions = ['open', 'letter', 'clear', 'arrow'] as const satisfies readonly (keyof Measured)[]
/** Numbers of boards. */
export const counts = [100, 1_000, 10_000] as const
/** Our picker may take this many times as long as the floor. */
const budget = 1.5

type Count = (typeof counts)[number]
type Action = (typeof actions)[number]

/** Milliseconds of every round, by subject, number of boards and action. */
export type Samples = Record<Subject, Record<Count, Record<Action, number[]>>>

const header = (title: string) => [
  `| ${title} | open | first letter | clear | arrow |`,
  '| --- | ---: | ---: | ---: | ---: |',
]
const row = (name: string, cell: (action: Action) => string) =>
  `| ${name} | ${actions.map(cell).join(' | ')} |`

/** Our picker's time relative to the floor's. */
const ratio = ({ ours, floor }: Samples, count: Count, action: Action) =>
  median(ours[count][action]) / median(floor[count][action])

/** The tables for the README, and a sentence for each cell over budget. */
export function report(samples: Samples): string {
  const tables = counts.flatMap((count) => [
    ...header(`${count.toLocaleString('en')} boards, ms to paint`),
    ...subjectNames.map((subject) =>
      row(subject, (action) => median(samples[subject][count][action]).toFixed(1)),
    ),
    row(`**ours ÷ floor** (≤ ${budget.toFixed(2)})`, (action) => ratio(samples, count, action).toFixed(2)),
    '',
  ])
  const misses = counts.flatMap((count) =>
    actions.flatMap((action) => {
      const measured = ratio(samples, count, action)
      const cell = `${action} at ${count.toLocaleString('en')} boards`
      return measured > budget ? [`Over budget: ${cell} takes ${measured.toFixed(2)} × the floor.`] : []
    }),
  )
  return [...tables, ...(misses.length > 0 ? misses : ['Every cell is within budget.'])].join('\n')
}
