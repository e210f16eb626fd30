import type { Form, Render } from './server.tsx'

/** Milliseconds a mount and a keystroke, forms a second on the server. */
export type Samples = Record<Form, Record<'mount' | 'key' | Render, number[]>>

/** Published for the same work, beside a floor of 3.3 ms a mount and 4.4 ms a key: mount, key, forms a second. */
const neighbours = [
  ['Supabase Auth UI', '4.8', '5.0', '17,000'],
  ['FirebaseUI', '4.5', '3.7', 'none'],
  ['Better Auth UI', '6.0', '5.1', '2,500'],
  ['Amplify Authenticator', '9.8', '6.2', 'none'],
  ['Ory Elements', '6.7', '5.8', '1,600'],
] as const

const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

const ms = (value: number) => `${value.toFixed(2)} ms`
const perSecond = (value: number) => `${(Math.round(value / 100) * 100).toLocaleString('en')}/s`

/** Forms a second published for the peer, on another machine: what 17,000 means on this one is told by the peer in the same run. */
const publishedOfPeer = 17_000

const rows = [
  ['mount', 'mount to paint', '≤ 1.40', ms],
  ['key', 'keystroke to paint', '≤ 1.10', ms],
  ['plain', 'server render, whole form in the HTML', 'more than the peer', perSecond],
  ['collecting', 'the same, with its styles collected', '', perSecond],
] as const

/** The table for the README. */
export function report({ ours, floor, peer }: Samples): string {
  const lines = rows.map(([name, says, target, unit]) => {
    const [us, them] = [median(ours[name]), median(floor[name])]
    const beside = peer[name].length > 0 ? unit(median(peer[name])) : ''
    return `| ${says} | ${unit(us)} | ${unit(them)} | ${beside} | ${(us / them).toFixed(2)} | ${target} |`
  })
  return [
    '| | ours | floor | Supabase Auth UI | ours ÷ floor | target |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
    '',
    `The peer was published with ${perSecond(publishedOfPeer)}; ours, by its ratio to the peer in this run, stands for ${perSecond((publishedOfPeer * median(ours.plain)) / median(peer.plain))} there.`,
    '',
    '| published, beside a floor of 3.3 and 4.4 ms | mount | key | server |',
    '| --- | ---: | ---: | ---: |',
    ...neighbours.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')
}
