import { popularDomains, uncommonDomain } from './domains.ts'
import type { Random } from './random.ts'
import { typos } from './typos.ts'

export interface Address {
  /** What the user typed. */
  readonly typed: string
  /** What the user meant. */
  readonly meant: string
  readonly kind: string
  readonly domain: string
}

const names = (
  'ada alex ben chen clara dan elif emma femi hana igor ines ivan jun kai lea leo lina maria mina noa omar paul rosa sam ' +
  'sara tom uma yuki zoe'
).split(' ')

function localPart(random: Random): string {
  const [first, second] = [random.pick(names), random.pick(names)]
  const number = random.below(2026)
  return random.pick([
    first,
    `${first}.${second}`,
    `${first}_${second}`,
    first + second,
    first + number,
    `${first}+${second}`,
  ])
}

/** A popular domain with one typo, or with two in one of ten cases. */
function misspelt(random: Random): { kind: string; domain: string; typed: string } {
  const domain = random.pickByRank(popularDomains)
  const kinds = Array.from({ length: random.chance(0.1) ? 2 : 1 }, () => random.pick(Object.keys(typos)))
  const typed = kinds.reduce((text, kind) => typos[kind]?.(text, random) ?? text, domain)
  // Another popular domain is not a typo, and swapping two equal letters changes nothing.
  if (popularDomains.includes(typed)) return misspelt(random)
  return { kind: kinds.length > 1 ? 'two typos' : kinds.join(), domain, typed }
}

/** Half of the addresses have a typo in a popular domain, a quarter a correct popular one, and a quarter a correct uncommon one. */
export function makeAddresses(count: number, random: Random): readonly Address[] {
  return Array.from({ length: count }, (_, index) => {
    const local = localPart(random)
    if (index % 2) {
      const { kind, domain, typed } = misspelt(random)
      return { typed: `${local}@${typed}`, meant: `${local}@${domain}`, kind, domain }
    }
    const isPopular = index % 4 > 0
    const domain = isPopular ? random.pickByRank(popularDomains) : uncommonDomain(random)
    const typed = `${local}@${domain}`
    return { typed, meant: typed, kind: isPopular ? 'correct, popular' : 'correct, uncommon', domain }
  })
}
