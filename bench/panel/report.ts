/** The statechart tab, as it may stand beside a story. */
export const subjects = ['absent', 'closed', 'open'] as const

export type Subject = (typeof subjects)[number]

/** What is done to the story. */
export const deeds = ['mount', 'letter'] as const

/** Milliseconds of every round, by subject and deed. */
export type Samples = Record<Subject, Record<(typeof deeds)[number], number[]>>

const says = { mount: 'mount to paint', letter: 'letter to paint' } as const

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** The table of medians and their ratios. */
export function report(samples: Samples): string {
  const rows = deeds.map((deed) => {
    const [absent = 0, closed = 0, open = 0] = subjects.map((subject) => median(samples[subject][deed]))
    const cells = [absent, closed, open].map((ms) => `${ms.toFixed(2)} ms`)
    return `| ${[says[deed], ...cells, (closed / absent).toFixed(2), (open / absent).toFixed(2)].join(' | ')} |`
  })
  return [
    '| the log-in flow in its story | no statechart tab | tab closed | tab open | closed ÷ none (1.00) | open ÷ none |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n')
}
