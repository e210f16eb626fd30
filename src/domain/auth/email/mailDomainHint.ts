import { isMailHost, mailDomains } from './mailDomains.ts'
import { trimTyped } from '../../text/trimTyped.ts'

/**
 * The trimmed address with its domain corrected, or null if the domain doesn't look misspelled. Handles addresses under 60 characters
 * whose domain is one or two edits (insert, delete, replace or swap a letter) from a common mail domain; gmail with any ending becomes
 * gmail.com. Returns null when in doubt, and never corrects its own suggestions. auth.txt §5 "Domain typo hint".
 */
export function mailDomainHint(email: string): string | null {
  const text = trimTyped(email)
  const at = text.indexOf('@')
  if (text.length >= 60 || at < 1 || at !== text.lastIndexOf('@')) return null
  const domain = intendedDomain(text.slice(at + 1).toLowerCase())
  return domain && text.slice(0, at + 1) + domain
}

function intendedDomain(typed: string): string | null {
  if (isMailHost(typed)) return null
  if (typed.startsWith('gmail.')) return 'gmail.com'
  const near = mailDomains.filter((domain) => isWithin(typed, domain, 1))
  const far = () => mailDomains.filter((domain) => isTwoMistakes(typed, domain))
  const [first, second] =
    near.length > 1 ? near.filter((domain) => isSlip(typed, domain)) : near[0] ? near : far()
  return first && (!second || first.endsWith('.com')) ? first : null
}

/** Endings in real use, unlike .con. Excludes .co, .cm, .om and the like, which are usually typos of .com and .net. */
const realEnding = /^\.(((com?|ne|or|net|org)\.)?(?!(co|cm|om|ne|nt|et)$)[a-z]{2}|com|net|org|edu|info)$/

/** Whether two edits from this domain are probably mistakes: short names are often similar by chance, and few mistype the first letter. */
function isTwoMistakes(typed: string, domain: string): boolean {
  if (typed[0] !== domain[0] || !isWithin(typed, domain, 2)) return false
  const [name = ''] = typed.split('.')
  const [meant = ''] = domain.split('.')
  const ending = typed.slice(name.length)
  const meantEnding = domain.slice(meant.length)
  if (letters(typed) === letters(domain)) return true
  if (!ending) return meant.length > 4
  if (ending === meantEnding) return meant.length > 5
  return !realEnding.test(ending) && (name === meant ? meantEnding.length === 4 : meant.length > 4)
}

const letters = (domain: string) => domain.replace(/[^a-z\d]/g, '')

/** Keyboard rows and diagonals: two characters next to each other here are neighbouring keys. */
const keys = 'qwertyuiop asdfghjkl zxcvbnm qawsedrftgyhujikolp azsxdcfvgbhnjmk 1q2w3e4r5t6y7u8i9o0p'

const isBeside = (a = '.', b = '.') => a === b || keys.includes(a + b) || keys.includes(b + a)

/** Whether the single edit between two domains is an omitted, doubled or swapped character, or a neighbouring key. */
function isSlip(typed: string, meant: string): boolean {
  let at = 0
  while (typed[at] === meant[at]) at += 1
  if (typed.length < meant.length || isBeside(typed[at], meant[at])) return true
  return typed.length > meant.length ? isBeside(typed[at], meant[at - 1]) : typed[at] === meant[at + 1]
}

/** Whether `a` (from index `from`) becomes `b` (from index `to`) in at most `edits` edits. */
function isWithin(a: string, b: string, edits: number, from = 0, to = 0): boolean {
  let [i, j] = [from, to]
  while (i < a.length && a[i] === b[j]) {
    i += 1
    j += 1
  }
  const [restA, restB] = [a.length - i, b.length - j]
  if (restA <= edits && restB <= edits) return true
  if (!edits || Math.abs(restA - restB) > edits) return false
  return (
    isWithin(a, b, edits - 1, i + 1, j + 1) ||
    isWithin(a, b, edits - 1, i + 1, j) ||
    isWithin(a, b, edits - 1, i, j + 1) ||
    (a[i] === b[j + 1] && a[i + 1] === b[j] && isWithin(a, b, edits - 1, i + 2, j + 2))
  )
}
