/** What a new password is held against. */
export interface PasswordRules {
  /** Fewest characters. auth.txt §5, §9: 6 in the modal, 8 in the shared validator. */
  readonly minimum: number
  readonly username?: string | null | undefined
  readonly email?: string | undefined
}

/** Rows of letters and digits of which no part makes a password; each counts backwards as well. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '0123456789'.repeat(3), 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const runs = rows.flatMap((row) => [row, [...row].toReversed().join('')])

/** Words everybody tries first, alone or with up to four digits or signs behind them. */
const commonWord =
  /^(p[a@][s$]{2}w[o0]rd|qwerty(uiop)?|abc|letmein|welcome|iloveyou|admin|login|secret|monkey|dragon|football|sunshine|princess)[^a-z]{0,4}$/

/** One to three characters repeated, a plain run such as '123456' or 'fedcba', or a common word; upper case makes it no stronger. */
function isWeak(password: string): boolean {
  const text = password.toLowerCase()
  return /^(.{1,3})\1+$/.test(text) || runs.some((run) => run.includes(text)) || commonWord.test(text)
}

/**
 * What is wrong with a new password, or null. It is judged as typed: spaces count, nothing is trimmed (E14). Foreign characters are named
 * before the length, since typing on does not mend them; of what is left, every character is one UTF-16 unit, so the length needs no
 * choice. The e-mail and the part of it before the '@' count as usernames, in any case. auth.txt §5.
 */
export function passwordProblem(
  password: string,
  { minimum, username, email }: PasswordRules,
): 'passwordTooShort' | 'passwordNonAscii' | 'passwordIsUsername' | 'passwordWeak' | null {
  if (/[^ -~]/.test(password)) return 'passwordNonAscii'
  if (password.length < minimum) return 'passwordTooShort'
  const text = password.toLowerCase()
  const names = [username, email, email?.split('@')[0]]
  if (names.some((name) => name?.trim().toLowerCase() === text)) return 'passwordIsUsername'
  return isWeak(password) ? 'passwordWeak' : null
}
