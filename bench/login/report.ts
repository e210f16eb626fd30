import { median } from '../median.ts'
import type { Render } from './server.tsx'
import type { Subject } from './subjectNames.ts'

/** Milliseconds of mounts and keystrokes, and forms a second on the server. */
export type Samples = Record<Subject, Record<'firstMount' | 'mount' | 'key' | Render, number[]>>

const ms = (value: number) => `${value.toFixed(2)} ms`
const perSecond = (value: number) => `${(Math.round(value / 100) * 100).toLocaleString('en')}/s`

const rows = [
  ['firstMount', 'first mount to paint in a fresh page', 'ours ≤ 30 ms', ms],
  ['mount', 'mount to paint', '≤ 1.50, and faster than Supabase', ms],
  ['key', 'keystroke to paint', '≤ 1.10', ms],
  ['plain', 'server render, complete form in the HTML', 'more than Supabase', perSecond],
  ['collecting', 'the same, with its styles collected', '≥ 0.80', perSecond],
] as const

/** The table for the README. */
export const report = ({ ours, floor, peer }: Samples): string =>
  [
    '| | ours | floor | Supabase Auth UI | ours ÷ floor | target |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...rows.map(([name, title, target, unit]) => {
      const [us, them, others] = [median(ours[name]), median(floor[name]), median(peer[name])]
      return `| ${title} | ${unit(us)} | ${unit(them)} | ${unit(others)} | ${(us / them).toFixed(2)} | ${target} |`
    }),
  ].join('\n')
