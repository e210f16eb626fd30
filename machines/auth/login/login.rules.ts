import type { LoginCredentials } from '../../../src/api/auth/auth.payloads.ts'
import { ssoDecision } from '../../../src/domain/auth/providers/sso.ts'
import type { LoginContext, LoginFields, LoginSlots } from './login.types.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'

/** Whether the email needs no password. It is known to use single sign-on only until it changes. */
export const isSsoEmail = ({ sso, email }: LoginContext, submitted: string) =>
  ssoDecision(sso) !== 'none' && submitted === email

/** Errors of the fields a submit left empty; an SSO email needs no password. */
export function missingFields(context: LoginContext, { email, password }: LoginFields): LoginSlots {
  return {
    ...(trimTyped(email) ? {} : { email: 'login.emailRequired' as const }),
    ...(password || isSsoEmail(context, email) ? {} : { password: 'login.passwordRequired' as const }),
  }
}

/** What the log-in call sends: a token if there is one, else what was typed, the email as a sign-up sends it. */
export const credentialsOf = ({ credentials, email, password }: LoginContext): LoginCredentials =>
  credentials ?? { username_or_email: trimTyped(email), password }
