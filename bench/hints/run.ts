/** `node bench/hints/run.ts [seed]`: our mail domain hint compared with the npm package mailcheck. See bench/README.md. */
import mailcheck from 'mailcheck'
import { mailDomainHint } from '../../src/domain/auth/email/mailDomainHint.ts'
import { median } from '../median.ts'
import { makeAddresses, type Address } from './addresses.ts'
import { compareByDomain } from './byDomain.ts'
import { popularDomains } from './domains.ts'
import { createRandom } from './random.ts'
import { typos } from './typos.ts'

type Hint = (email: string) => string | null

const hints = {
  ours: mailDomainHint,
  mailcheck: (email) => mailcheck.run({ email })?.full ?? null,
} satisfies Record<string, Hint>

const subjects = ['ours', 'mailcheck'] as const
const rounds = 31
const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(2)} %`

/** Addresses that each subject checks in a second. The subjects take turns; the first rounds are warm-up. */
function speeds(addresses: readonly Address[]): Record<(typeof subjects)[number], number> {
  const times = { ours: [] as number[], mailcheck: [] as number[] }
  for (let round = -5; round < rounds; round += 1) {
    for (const subject of round % 2 ? subjects : subjects.toReversed()) {
      const hint: Hint = hints[subject]
      const start = performance.now()
      for (const { typed } of addresses) hint(typed)
      if (round >= 0) times[subject].push(performance.now() - start)
    }
  }
  return {
    ours: (addresses.length / median(times.ours)) * 1000,
    mailcheck: (addresses.length / median(times.mailcheck)) * 1000,
  }
}

/** A hint is right only if it restores the intended address, even where the typo fits another one as well. */
const isRight = (hint: string | null, { meant }: Address) => hint === meant
const isWrong = (hint: string | null, address: Address) => hint !== null && !isRight(hint, address)

function share(name: string, among: readonly Address[], counts: typeof isRight, target = ''): string {
  const cells = subjects.map((subject) => {
    const hint: Hint = hints[subject]
    return percent(among.filter((address) => counts(hint(address.typed), address)).length, among.length)
  })
  return `| ${name} | ${cells.join(' | ')} | ${target} |`
}

/** Compares both on the same addresses, and returns the tables. */
export function compareHints(seed = 20_261_121): string {
  const addresses = makeAddresses(10_000, createRandom(seed))
  const misspelt = addresses.filter(({ typed, meant }) => typed !== meant)
  const correct = addresses.filter(({ typed, meant }) => typed === meant)
  const ofKind = (kind: string) => addresses.filter((address) => address.kind === kind)
  const isTop = ({ domain }: Address) => popularDomains.indexOf(domain) < 10
  const speed = speeds(addresses)
  return [
    `${misspelt.length} typos, ${correct.length} correct addresses, seed ${seed}`,
    '',
    '| | ours | mailcheck | target |',
    '| --- | ---: | ---: | --- |',
    share('typos corrected', misspelt, isRight, 'more than mailcheck'),
    share('typos changed to a wrong address', misspelt, isWrong, '< 1 %'),
    share('false alarms on correct addresses', correct, isWrong, '< 0.5 %'),
    `| addresses a second | ${subjects.map((subject) => Math.round(speed[subject]).toLocaleString('en')).join(' | ')} | faster |`,
    ...['correct, popular', 'correct, uncommon'].map((kind) =>
      share(`false alarms: ${kind}`, ofKind(kind), isWrong),
    ),
    share('corrected: the ten most popular domains', misspelt.filter(isTop), isRight),
    share(
      'corrected: the hundred after them',
      misspelt.filter((address) => !isTop(address)),
      isRight,
    ),
    ...[...Object.keys(typos), 'two typos'].map((kind) => share(`corrected: ${kind}`, ofKind(kind), isRight)),
    '',
    compareByDomain(hints.ours, hints.mailcheck),
  ].join('\n')
}

const [, , seed] = process.argv
if (import.meta.main) console.log(compareHints(seed === undefined ? undefined : Number(seed)))
