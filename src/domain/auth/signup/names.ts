import { trimTyped } from '../../text/trimTyped.ts'

/** Splits a full name into its first word and the rest, joined by single spaces. Missing parts are ''. */
export function splitFullName(fullName: string | null | undefined): {
  readonly firstName: string
  readonly lastName: string
} {
  const [firstName = '', ...rest] = (fullName ?? '').split(/\s+/).filter(Boolean)
  return { firstName, lastName: rest.join(' ') }
}

/**
 * Derives a first name from an email: the first run of the local part without '.', '+', '_', '-' or digits, or the entire local part
 * if there is none. Keeps the case as typed. auth.txt §3 "Email signup options".
 */
export function firstNameFromEmail(email: string): string {
  const [local = ''] = trimTyped(email).split('@')
  return local.split(/[.+_\-\d]/).find(Boolean) ?? local
}
