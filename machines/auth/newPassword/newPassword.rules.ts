import { isEmail } from '../../../src/domain/auth/email/email.ts'
import { passwordProblem, type PasswordRules } from '../../../src/domain/auth/signup/password.ts'
import type { NewPasswordRowId } from '../../../src/errors/auth/newPassword.errors.ts'
import type { NewPasswordContext, NewPasswordSubmitted } from './newPassword.types.ts'

type Known = Pick<NewPasswordContext, 'account' | 'link' | 'policy'>

/** The name to log in with; '' if neither the server nor the link says it. */
export const accountName = ({ account, link }: Pick<Known, 'account' | 'link'>): string =>
  account.email ?? account.username ?? link.identifier

/** What the new password is checked against. */
export function newPasswordRules({ account, link, policy }: Known): PasswordRules {
  const { identifier } = link
  const [email, username] = isEmail(identifier) ? [identifier, null] : [undefined, identifier]
  return {
    minimum: policy.passwordMinimum.shared,
    username: account.username ?? username,
    email: account.email ?? email,
  }
}

/** The row of what is wrong with the form, or null. */
export function newPasswordProblem(
  context: Known,
  { password, confirmation }: Pick<NewPasswordSubmitted, 'password' | 'confirmation'>,
): NewPasswordRowId | null {
  if (password === '') return 'newPassword.passwordRequired'
  const problem = passwordProblem(password, newPasswordRules(context))
  if (problem) return `newPassword.${problem}`
  return context.policy.newPasswordTwice && confirmation !== password ? 'newPassword.passwordsDiffer' : null
}
