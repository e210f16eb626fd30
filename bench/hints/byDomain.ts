import { mailDomains } from '../../src/domain/auth/email/mailDomains.ts'
import { countHints, type HintCounts } from '../../src/domain/auth/email/testing/countHints.ts'

type Hint = (email: string) => string | null
interface Row {
  readonly name: string
  readonly counts: readonly HintCounts[]
}

const percent = (part: number, all: number) => (all ? `${((100 * part) / all).toFixed(1)} %` : '–')
const cells = ({ name, counts }: Row) => [
  name,
  counts[0]?.typos,
  ...counts.map(({ right, typos }) => percent(right, typos)),
  ...counts.map(({ wrong, typos }) => percent(wrong, typos)),
  ...counts.map(({ alarms, hosts }) => percent(alarms, hosts)),
]

const add = (a: HintCounts, b: HintCounts): HintCounts => ({
  typos: a.typos + b.typos,
  right: a.right + b.right,
  wrong: a.wrong + b.wrong,
  hosts: a.hosts + b.hosts,
  alarms: a.alarms + b.alarms,
})
const none: HintCounts = { typos: 0, right: 0, wrong: 0, hosts: 0, alarms: 0 }

/** Every single edit of every domain that our hint knows, given to both. Real hosts are no typos. */
export function compareByDomain(ours: Hint, mailcheck: Hint): string {
  const hints = [ours, mailcheck]
  const all = hints.map((hint) => mailDomains.map((domain) => countHints(domain, hint)))
  const rows: readonly Row[] = [
    ...mailDomains.map((name, at) => ({ name, counts: all.flatMap((counts) => counts[at] ?? []) })),
    { name: 'all', counts: all.map((counts) => counts.reduce(add, none)) },
  ]
  return [
    '| single edits of | count | right: ours | mailcheck | wrong: ours | mailcheck | false alarms: ours | mailcheck |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map((row) => `| ${cells(row).join(' | ')} |`),
  ].join('\n')
}
