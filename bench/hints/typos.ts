import type { Random } from './random.ts'

const rows = ['1234567890-', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm,.']

/** The neighbouring keys in the same row and in the rows above and below. */
function beside(key: string): readonly string[] {
  const row = rows.findIndex((keys) => keys.includes(key))
  const at = rows[row]?.indexOf(key) ?? -1
  const near = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => rows[row + down]?.[at + right] ?? key))
  return near.filter((one) => one !== key)
}

/** Common mistakes for a top-level domain. For others, see the fallback below. */
const wrongEndings: Readonly<Record<string, readonly string[]>> = {
  com: ['con', 'cmo', 'co', 'cm', 'om', 'comm', 'net', 'org'],
  net: ['ner', 'nte', 'ne', 'et', 'nett', 'com', 'org'],
}

type Typo = (domain: string, random: Random) => string

const change = (domain: string, at: number, removed: number, inserted: string) =>
  domain.slice(0, at) + inserted + domain.slice(at + removed)

export const typos: Readonly<Record<string, Typo>> = {
  'missing letter': (domain, random) => change(domain, random.below(domain.length), 1, ''),
  'double letter': (domain, random) => {
    const at = random.below(domain.length)
    return change(domain, at, 0, domain.charAt(at))
  },
  'swapped letters': (domain, random) => {
    const at = random.below(domain.length - 1)
    return change(domain, at, 2, domain.charAt(at + 1) + domain.charAt(at))
  },
  'neighbour key': (domain, random) => {
    const at = random.below(domain.length)
    return change(domain, at, 1, random.pick(beside(domain.charAt(at))))
  },
  'wrong ending': (domain, random) => {
    const dot = domain.lastIndexOf('.') + 1
    return (
      domain.slice(0, dot) +
      random.pick(wrongEndings[domain.slice(dot)] ?? ['com', 'net', 'org', 'de', 'fr', 'it', 'es', 'co'])
    )
  },
}
