import { trimTyped } from '../../text/trimTyped.ts'

/**
 * Whether the trimmed text looks like an email address: at most 254 characters, a local part without spaces, separators or invisible
 * characters, and a domain of at least two labels, the last of which has two or more characters and no digit. International domains and
 * plus signs are allowed; what has another, simpler form (full-width letters) is not, because it would slip past every list of addresses.
 * The one rule for all forms. Runs in linear time. auth.txt §5.
 */
export function isEmail(text: string): boolean {
  const email = trimTyped(text)
  const at = email.lastIndexOf('@')
  if (email.length > 254 || at < 1 || at > 64 || email !== email.normalize('NFKC')) return false
  const labels = email.slice(at + 1).split('.')
  return (
    isLocalPart(email.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}\p{M}-]{1,63}$/u.test(label) && !/^-|-$/.test(label)) &&
    /^(xn--.+|[^\p{N}]{2,})$/iu.test(labels.at(-1) ?? '')
  )
}

function isLocalPart(text: string): boolean {
  return /^[^\s\p{C}@<>()[\]\\,;:"]+$/u.test(text) && !/^\.|\.\.|\.$/.test(text)
}
