/**
 * Whether the trimmed text looks like an email address: at most 254 characters, a local part without spaces or separators, and a
 * domain of at least two labels, the last of which is not a number. International domains and plus signs are allowed. Runs in linear
 * time. auth.txt §4, §5; E11, E12.
 */
export function isEmail(text: string): boolean {
  const email = text.trim()
  const at = email.lastIndexOf('@')
  if (email.length > 254 || at < 1 || at > 64) return false
  const labels = email.slice(at + 1).split('.')
  return (
    isLocalPart(email.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}\p{M}-]{1,63}$/u.test(label) && !/^-|-$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}

function isLocalPart(text: string): boolean {
  return /^[^\s\p{Cc}@<>()[\]\\,;:"]+$/u.test(text) && !/^\.|\.\.|\.$/.test(text)
}
