import { isMailHost, mailDomains } from './mailDomains.ts'

/**
 * The trimmed address with its domain corrected, or null if the domain doesn't look misspelled. Handles addresses under 60 characters
 * whose domain is one or two edits (insert, delete, replace or swap a letter) from a common mail domain; gmail with any ending becomes
 * gmail.com. Returns null when in doubt, and never corrects its own suggestions. auth.txt §5; E13.
 */
export function mailDomainHint(email: string): string | null {
  const text = email.trim()
  const at = text.indexOf('@')
  if (text.length >= 60 || at < 1 || at !== text.lastIndexOf('@')) return null
  const domain = intendedDomain(text.slice(at + 1).toLowerCase())
  return domain && text.slice(0, at + 1) + domain
}

function intendedDomain(typed: string): string | null {
  if (isMailHost(typed)) return null
  if (typed.startsWith('gmail.')) return 'gmail.com'
  // The first letter is rarely mistyped; when it is, it is the only mistake.
  const near = mailDomains.filter(
    (domain) => isWithin(typed, domain, typed[0] === domain[0] ? 2 : 1) && isLikely(typed, domain),
  )
  const nearer = near.filter((domain) => isWithin(typed, domain, 1))
  const [first, second] = nearer.length ? nearer : near
  return first && (!second || first.endsWith('.com')) ? first : null
}

/** Endings in real use, unlike .con. Excludes .co, .cm, .om and the like, which are usually typos of .com and .net. */
const realEnding = /^\.(((com?|ne|or|net|org)\.)?(?!(co|cm|om|ne|nt|et)$)[a-z]{2}|com|net|org|edu|info)$/

/** Whether the user probably meant this domain. Short names are often similar by chance. */
function isLikely(typed: string, domain: string): boolean {
  const [name = ''] = typed.split('.')
  const [meant = ''] = domain.split('.')
  const ending = typed.slice(name.length)
  const meantEnding = domain.slice(meant.length)
  const size = meant.length
  const isOneEdit = isWithin(typed, domain, 1)
  if (letters(typed) === letters(domain)) return true
  if (!ending) return isOneEdit || size > 4
  if (ending !== meantEnding) {
    if (name !== meant) return size > 4 && !realEnding.test(ending)
    return realEnding.test(ending) ? isOneEdit && size > 4 : isOneEdit || meantEnding.length === 4
  }
  return size > 6 || (isOneEdit && (isSlip(name, meant) || (size > 4 && name[0] === meant[0])))
}

const letters = (domain: string) => domain.replace(/[^a-z\d]/g, '')

/** Keyboard rows and diagonals: two letters next to each other here are neighbouring keys. */
const keys = 'qwertyuiop asdfghjkl zxcvbnm qawsedrftgyhujikolp azsxdcfvgbhnjmk'

const isBeside = (a = '.', b = '.') => a === b || keys.includes(a + b) || keys.includes(b + a)

/** Whether the single edit between two names is an omitted, doubled or swapped letter, or a neighbouring key. */
function isSlip(name: string, meant: string): boolean {
  let at = 0
  while (name[at] === meant[at]) at += 1
  if (name.length < meant.length || isBeside(name[at], meant[at])) return true
  return name.length > meant.length ? isBeside(name[at], meant[at - 1]) : name[at] === meant[at + 1]
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
