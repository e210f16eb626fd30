/** A full name in two parts: the first token, and the rest joined by one space; empty texts where there is none. auth.txt §3. E7. */
export function splitFullName(fullName: string | null | undefined): {
  readonly firstName: string
  readonly lastName: string
} {
  const [firstName = '', ...rest] = (fullName ?? '').split(/\s+/).filter(Boolean)
  return { firstName, lastName: rest.join(' ') }
}

/** What to call someone by; an empty text for a name that has no tokens. */
export const firstNameOf = (fullName: string | null | undefined): string => splitFullName(fullName).firstName

/**
 * A first name for who has given an e-mail alone: the local part up to its first '.', '+', '_', '-' or digit, and past those it begins
 * with; the whole local part when nothing else is in it. The case stays as typed. auth.txt §3 "Email signup options".
 */
export function firstNameFromEmail(email: string): string {
  const [local = ''] = email.trim().split('@')
  return local.split(/[.+_\-\d]/).find(Boolean) ?? local
}
