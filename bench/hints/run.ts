/** `node bench/hints/run.ts [seed]`: our domain hint beside the npm package mailcheck. See bench/README.md. */
import mailcheck from 'mailcheck'
import { mailDomainHint } from '../../src/domain/auth/email/mailDomainHint.ts'
import { makeAddresses, type Address } from './addresses.ts'
import { popularDomains } from './domains.ts'
import { createRandom } from './random.ts'
import { typos } from './typos.ts'

type Hint = (email: string) => string | null

const hints = {
  ours: mailDomainHint,
  mailcheck: (email) => mailcheck.run({ email })?.full ?? null,
} satisfies Record<string, Hint>

const subjects = ['ours', 'mailcheck'] as const
const seed = Number((import.meta.main && process.argv[2]) || 20_261_121)
const addresses = makeAddresses(10_000, createRandom(seed))
const rounds = 31

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`

/** Addresses a second of each, a round of one after a round of the other, the first rounds for warming up. */
function speeds(): Record<(typeof subjects)[number], number> {
  const taken = { ours: [] as number[], mailcheck: [] as number[] }
  for (let round = -5; round < rounds; round += 1) {
    for (const subject of round % 2 ? subjects : subjects.toReversed()) {
      const hint: Hint = hints[subject]
      const start = performance.now()
      for (const { typed } of addresses) hint(typed)
      if (round >= 0) taken[subject].push(performance.now() - start)
    }
  }
  return {
    ours: (addresses.length / median(taken.ours)) * 1000,
    mailcheck: (addresses.length / median(taken.mailcheck)) * 1000,
  }
}

/** A typo is mended only by the very address it was made of: where two were possible, the other one counts as wrong. */
const isRight = (hint: string | null, { meant }: Address) => hint === meant
const isWrong = (hint: string | null, address: Address) => hint !== null && !isRight(hint, address)

function share(name: string, among: readonly Address[], counts: typeof isRight, reach = ''): string {
  const cells = subjects.map((subject) => {
    const hint: Hint = hints[subject]
    return percent(among.filter((address) => counts(hint(address.typed), address)).length, among.length)
  })
  return `| ${name} | ${cells.join(' | ')} | ${reach} |`
}
const ofKind = (kind: string) => addresses.filter((address) => address.kind === kind)

const misspelt = addresses.filter(({ typed, meant }) => typed !== meant)
const correct = addresses.filter(({ typed, meant }) => typed === meant)
const isTop = ({ domain }: Address) => popularDomains.indexOf(domain) < 10
const speed = speeds()

console.log(
  [
    `${misspelt.length} typos, ${correct.length} correct addresses, seed ${seed}, Node ${process.versions.node}`,
    '',
    '| | ours | mailcheck | reach |',
    '| --- | ---: | ---: | ---: |',
    share('typos mended', misspelt, isRight, 'more'),
    share('typos changed to a wrong address', misspelt, isWrong, '< 1 %'),
    share('false alarms on correct addresses', correct, isWrong, '< 0.5 %'),
    `| addresses a second | ${subjects.map((subject) => Math.round(speed[subject]).toLocaleString('en')).join(' | ')} | faster |`,
    ...['correct, popular', 'correct, uncommon'].map((kind) =>
      share(`false alarms: ${kind}`, ofKind(kind), isWrong),
    ),
    share('mended: of the ten most popular domains', misspelt.filter(isTop), isRight),
    share(
      'mended: of the hundred after them',
      misspelt.filter((address) => !isTop(address)),
      isRight,
    ),
    ...[...Object.keys(typos), 'two typos'].map((kind) => share(`mended: ${kind}`, ofKind(kind), isRight)),
  ].join('\n'),
)
