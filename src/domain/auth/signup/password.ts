import { trimTyped } from '../../text/trimTyped.ts'

/** What a new password is checked against. */
export interface PasswordRules {
  /** Minimum length in characters; see `passwordMinimum`. */
  readonly minimum: number
  readonly username?: string | null | undefined
  readonly email?: string | undefined
}

/** Sequences of letters and digits. Any part of one, forwards or backwards, is a weak password. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '0123456789'.repeat(3), 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const runs = rows.flatMap((row) => [row, [...row].toReversed().join('')])

/** Words that are guessed first, alone or followed by up to four digits or symbols. */
const commonWord =
  /^(p[a@][s$]{2}w[o0]rd|qwerty(uiop)?|abc|letmein|welcome|iloveyou|admin|login|secret|monkey|dragon|football|sunshine|princess)[^a-z]{0,4}$/

/** One to three characters repeated, a sequence such as '123456' or 'fedcba', or a common word. Ignores case. */
function isWeak(password: string): boolean {
  const text = password.toLowerCase()
  return /^(.{1,3})\1+$/.test(text) || runs.some((run) => run.includes(text)) || commonWord.test(text)
}

/**
 * The error for a new password, or null. The password is checked as typed: spaces count, nothing is trimmed. Non-ASCII characters
 * are reported before the length, because typing more does not fix them. The email and its local part count as usernames, ignoring
 * case. auth.txt §5.
 */
export function passwordProblem(
  password: string,
  { minimum, username, email }: PasswordRules,
): 'passwordTooShort' | 'passwordNonAscii' | 'passwordIsUsername' | 'passwordWeak' | null {
  if (/[^ -~]/.test(password)) return 'passwordNonAscii'
  if (password.length < minimum) return 'passwordTooShort'
  const text = password.toLowerCase()
  const names = [username, email, email?.split('@')[0]]
  if (names.some((name) => name && trimTyped(name).toLowerCase() === text)) return 'passwordIsUsername'
  return isWeak(password) ? 'passwordWeak' : null
}
