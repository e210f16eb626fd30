import { median } from '../median.ts'
import type { FreshSamples } from './fresh.ts'
import type { Measured } from './page.tsx'
import { subjectNames, type Subject } from './subjects.ts'

/** What is measured, in the order of the table. */
export const actions = ['open', 'letter', 'clear', 'arrow'] as const satisfies readonly (keyof Measured)[]
/** Numbers of boards. */
export const counts = [100, 1_000, 10_000] as const
/** Our picker may take this many times as long as the floor. */
const budget = 1.5
const peer: Subject = 'downshift + virtua'
/** What our first mount and our memory may be, compared with that peer. */
const freshBudgets = { firstMount: 1.5, heap: 1.3 }

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

/** Our picker's time relative to another's. */
const ratio = (samples: Samples, other: Subject, count: Count, action: Action) =>
  median(samples.ours[count][action]) / median(samples[other][count][action])

/** The table of what is measured in fresh pages. */
function freshTable(samples: FreshSamples) {
  const line = (title: string, kind: 'firstMount' | 'heap', write: (value: number) => string) => {
    const cells = subjectNames.map((name) => write(median(samples[name][kind])))
    const toPeer = median(samples.ours[kind]) / median(samples[peer][kind])
    return `| ${[title, ...cells, `${toPeer.toFixed(2)} (≤ ${freshBudgets[kind].toFixed(2)})`].join(' | ')} |`
  }
  return [
    `| in a fresh page | ${subjectNames.join(' | ')} | ours ÷ ${peer} |`,
    `| --- |${' ---: |'.repeat(subjectNames.length + 1)}`,
    line('first mount, 100 boards', 'firstMount', (value) => `${value.toFixed(0)} ms`),
    line('memory of 10,000 boards', 'heap', (value) => `${(value / 1e6).toFixed(1)} MB`),
    '',
  ]
}

/** The tables for the README, and a sentence for each cell over budget. */
export function report(samples: Samples, fresh: FreshSamples): string {
  const tables = counts.flatMap((count) => [
    ...header(`${count.toLocaleString('en')} boards, ms to paint`),
    ...subjectNames.map((subject) =>
      row(subject, (action) => median(samples[subject][count][action]).toFixed(1)),
    ),
    row(`**ours ÷ floor** (≤ ${budget.toFixed(2)})`, (action) =>
      ratio(samples, 'floor', count, action).toFixed(2),
    ),
    row(`**ours ÷ ${peer}** (< 1.00)`, (action) => ratio(samples, peer, count, action).toFixed(2)),
    '',
  ])
  const misses = counts.flatMap((count) =>
    actions.flatMap((action) => {
      const measured = ratio(samples, 'floor', count, action)
      const cell = `${action} at ${count.toLocaleString('en')} boards`
      return measured > budget ? [`Over budget: ${cell} takes ${measured.toFixed(2)} × the floor.`] : []
    }),
  )
  return [
    ...freshTable(fresh),
    ...tables,
    ...(misses.length > 0 ? misses : ['Every cell is within budget.']),
  ].join('\n')
}
