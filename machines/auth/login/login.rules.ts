import type { LoginCredentials } from '../../../src/api/auth/auth.payloads.ts'
import { providerOf } from '../../../src/domain/auth/providers/providerToken.ts'
import { ssoDecision } from '../../../src/domain/auth/providers/sso.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'
import type { AuthRowId } from '../../../src/errors/auth/auth.errors.ts'
import { preventedBy } from '../../../src/errors/auth/signupPrevented.rows.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import { resolveLoginError, resolveTokenLoginError } from '../../../src/errors/resolve.ts'
import { providerTokenOf } from '../../fragments/providerSignIn.ts'
import type { LoginContext, LoginFields, LoginSlots } from './login.types.ts'

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

/** Whether credentials come from single sign-on. */
export const isSsoProof = (credentials: LoginCredentials | null) =>
  credentials !== null && ('sso_user_email' in credentials || 'sso_id_token' in credentials)

/** Whether a row is only logged. auth.txt §8 "Unknown errors without message are only logged". */
export const isOnlyLogged = (row: AuthRowId, { kind }: Failure, { policy }: LoginContext) =>
  row === 'login.unexplained' && (kind === 'aborted' || policy.unexplainedErrors === 'silent')

/** A log-in with a password never finds that there is no account: that leads to a sign-up with a provider. */
function passwordRow(failure: Failure, { policy }: LoginContext): AuthRowId {
  const error = resolveLoginError(failure, policy)
  if (error !== 'noAccount') return `login.${error}`
  return failure.serverMessage ? 'login.serverMessage' : 'login.unknownEmail'
}

/**
 * The catalogue row for a failed log-in call. Where no sign-up may follow, because the user looks for a lost account or because there is no
 * sign-up form here, a provider's account without a match is told so.
 */
export function rowOf(failure: Failure, context: LoginContext): AuthRowId {
  const { credentials, isBusiness, isRecovering, isSignupHere, policy } = context
  const isTyped = !credentials || 'password' in credentials
  const row = isTyped ? passwordRow(failure, context) : resolveTokenLoginError(failure, policy)
  const prevented = preventedBy(row)
  if (prevented) return isRecovering || !isSignupHere ? `login.${prevented}NoMatch` : row
  const token = providerTokenOf(credentials)
  return row === 'login.noAccount' && (isRecovering || isBusiness) && token
    ? `login.${providerOf(token)}NoMatch`
    : row
}

/** Dialogs over the log-in form. Their messages are `recovery.<name>.*`, and `NoticeDialog` shows them all. */
export const loginNotices = [
  'softBanned',
  'tooManyAttempts',
  'deactivated',
  'loginAssistance',
  'facebookNoMatch',
  'googleNoMatch',
  'lineNoMatch',
  'facebookUnavailable',
  'googleUnavailable',
  'lineUnavailable',
] as const
