import type { Measured } from './page.tsx'
import type { Subject } from './subjects.ts'

/** What was done, in the order of the table. */
export const deeds = [
  'first',
  'open',
  'letter',
  'clear',
  'arrow',
] as const satisfies readonly (keyof Measured)[]
/** How many boards. */
export const counts = [100, 1_000, 10_000] as const

/** Milliseconds of every round, by subject, boards and deed. */
export type Samples = Record<
  Subject,
  Record<(typeof counts)[number], Record<(typeof deeds)[number], number[]>>
>

const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

/** The tables for the README, and a plain sentence for each cell that misses its reach. */
export function report(samples: Samples): string {
  // SAFETY: a record of all subjects.
  const subjects = Object.keys(samples) as readonly Subject[]
  const lines = counts.flatMap((count) => [
    `| ${count.toLocaleString('en')} boards, ms to paint | first opening | open | first letter | clear | arrow |`,
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...subjects.map(
      (subject) =>
        `| ${subject} | ${deeds.map((deed) => median(samples[subject][count][deed]).toFixed(1)).join(' | ')} |`,
    ),
    `| **ours ÷ floor** (≤ 1.25) | ${deeds.map((deed) => (median(samples.ours[count][deed]) / median(samples.floor[count][deed])).toFixed(2)).join(' | ')} |`,
    '',
  ])
  const growth = (subject: Subject) =>
    deeds
      .map((deed) =>
        (median(samples[subject][10_000][deed]) / median(samples[subject][100][deed])).toFixed(2),
      )
      .join(' | ')
  lines.push(
    '| 10,000 boards ÷ 100 boards (≤ 1.50) | first opening | open | first letter | clear | arrow |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...subjects.map((subject) => `| ${subject} | ${growth(subject)} |`),
    '',
  )
  return [...lines, ...misses(samples)].join('\n')
}

/** One sentence a miss; one that says so when there is none. */
function misses(samples: Samples): readonly string[] {
  const faults: string[] = []
  for (const count of counts)
    for (const deed of deeds) {
      const ours = median(samples.ours[count][deed])
      const where = `${deed} at ${count.toLocaleString('en')} boards`
      const ratio = ours / median(samples.floor[count][deed])
      if (ratio > 1.25) faults.push(`Missed: ${where} is ${ratio.toFixed(2)} × the floor.`)
      for (const [peer, cells] of Object.entries(samples))
        if (peer !== 'ours' && peer !== 'floor' && median(cells[count][deed]) < ours)
          faults.push(`Missed: ${where} is behind ${peer}.`)
    }
  for (const deed of deeds) {
    // Nobody orders 10,000 names in the time of 100: growth is asked of what comes after.
    if (deed === 'first') continue
    const ratio = median(samples.ours[10_000][deed]) / median(samples.ours[100][deed])
    if (ratio > 1.5)
      faults.push(`Missed: ${deed} takes ${ratio.toFixed(2)} × as long with 10,000 boards as with 100.`)
  }
  return faults.length > 0 ? faults : ['Every cell is within its reach.']
}
