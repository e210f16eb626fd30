import type { LoginCredentials } from '../../../src/api/auth/auth.payloads.ts'
import { withProvider } from '../../../src/domain/auth/providers/providers.ts'
import { providerOf } from '../../../src/domain/auth/providers/providerToken.ts'
import { required } from '../../fragments/outcome.ts'
import { providerTokenOf } from '../../fragments/providerSignIn.ts'
import type { SignupOutput } from '../signup/signup.types.ts'
import type { SocialSignupInput, SocialSignupOutput } from '../socialSignup/socialSignup.types.ts'
import type { SsoSignupOutput } from '../ssoSignup/ssoSignup.types.ts'
import type { AuthContext } from './auth.types.ts'

export type AnySignupOutput = SignupOutput | SocialSignupOutput | SsoSignupOutput

const forgotten = { provider: null, credentials: null, profile: null } as const

/** What the flow keeps from a sign-up that ended. */
export function afterSignup(signup: AnySignupOutput, { prevented }: AuthContext): Partial<AuthContext> {
  switch (signup.outcome) {
    case 'registered':
      return { user: signup.user, credentials: signup.credentials }
    case 'existing': {
      const { email } = signup
      if ('credentials' in signup) return { ...forgotten, email, credentials: signup.credentials }
      if (!('password' in signup)) return { ...forgotten, email }
      const { password } = signup
      return { email, password, credentials: { username_or_email: email, password } }
    }
    case 'ssoLogin':
    case 'loginRequested':
    case 'signupRequested':
    case 'connected':
    case 'identified': {
      const { outcome: _outcome, ...kept } = signup
      return { ...forgotten, ...kept }
    }
    case 'ssoSignup':
      return { email: signup.email }
    case 'prevented':
      return { ...forgotten, prevented: withProvider(prevented, signup.provider) }
    case 'declined':
    case 'turnedAway':
      return forgotten
  }
}

/** The credential that the browser may store: an email and its password, nothing else. */
export const storable = (credentials: LoginCredentials | null): { id: string; password: string } =>
  credentials && 'password' in credentials
    ? { id: credentials.username_or_email, password: credentials.password }
    : { id: '', password: '' }

interface Scope {
  readonly context: AuthContext
}

/** Input of the log-in form. */
export const loginInput = ({ context }: Scope) => ({ ...context, credentials: null, sso: null })

/** Input of a log-in form that sends the credentials of another form at once, or opens the popup of single sign-on. */
export const loginInputAtOnce = ({ context }: Scope) => context

/** Input of the sign-up form. A typed email is shown again. */
export const signupInput = ({ context }: Scope) => ({
  ...context,
  isFormShown: context.isFormShown || context.email !== '',
  needsConsents: context.needsConsents ?? false,
  country: context.country ?? null,
})

/** Input of the social sign-up: the token of a provider, or of a company with single sign-on. */
export function socialSignupInput({
  context: { policy, credentials, profile, needsConsents = false, country = null },
}: Scope): SocialSignupInput {
  const isSso = credentials !== null && 'sso_id_token' in credentials
  const token = isSso ? credentials : required(providerTokenOf(credentials), 'credentials')
  const type = 'sso_id_token' in token ? 'sso' : providerOf(token)
  return { policy, type, credentials: token, profile, needsConsents, country }
}
