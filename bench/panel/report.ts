import { median } from '../median.ts'

/** States of the Statechart tab beside a story. */
export const subjects = ['absent', 'closed', 'open'] as const

export type Subject = (typeof subjects)[number]

/** What is measured. */
export const actions = ['mount', 'letter'] as const

/** Milliseconds of every round, by subject and action. */
export type Samples = Record<Subject, Record<(typeof actions)[number], number[]>>

const titles = { mount: 'mount to paint', letter: 'letter to paint' } as const

/** The table of medians and their ratios. */
export function report(samples: Samples): string {
  const rows = actions.map((action) => {
    const [absent = 0, closed = 0, open = 0] = subjects.map((subject) => median(samples[subject][action]))
    const cells = [absent, closed, open].map((ms) => `${ms.toFixed(2)} ms`)
    return `| ${[titles[action], ...cells, (closed / absent).toFixed(2), (open / absent).toFixed(2)].join(' | ')} |`
  })
  return [
    '| the log-in flow in its story | no Statechart tab | tab closed | tab open | closed ÷ none (1.00) | open ÷ none |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n')
}
