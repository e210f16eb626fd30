import type { LoginCredentials } from '../../../src/api/auth/auth.payloads.ts'
import { output } from '../../fragments/events.ts'
import { endedWith } from '../../fragments/outcome.ts'
import type { LoginOutput } from '../login/login.types.ts'
import type { SignupOutput } from '../signup/signup.types.ts'
import type { SocialSignupOutput } from '../socialSignup/socialSignup.types.ts'
import type { AuthContext } from './auth.types.ts'

const afterLogin = <Name extends LoginOutput['outcome'], Target extends string>(name: Name, target: Target) =>
  ({
    guard: endedWith(name),
    target,
    actions: { type: 'assignLogin', params: output<LoginOutput> },
  }) as const

/** Where each outcome of the log-in form leads. */
export const loginDone = [
  afterLogin('mfaRequired', 'loginMfa'),
  afterLogin('ssoSignup', 'leavingForSso'),
  afterLogin('noAccount', 'openingSignup'),
  afterLogin('signupRequested', 'openingSignup'),
  afterLogin('loggedIn', 'loggedIn'),
] as const

type AnySignupOutput = SignupOutput | SocialSignupOutput

const assignSignup = { type: 'assignSignup', params: output<AnySignupOutput> } as const

const after = <Name extends AnySignupOutput['outcome'], Target extends string>(name: Name, target: Target) =>
  ({ guard: endedWith(name), target, actions: assignSignup }) as const

/** Where each outcome of a sign-up leads; all others lead to the log-in form. */
export const signupDone = [
  after('registered', 'loggedIn'),
  after('ssoSignup', 'leavingForSso'),
  after('turnedAway', 'turnedAway'),
  after('declined', 'signup'),
  { target: 'login', actions: assignSignup },
] as const

/** What the flow keeps from a sign-up that ended. */
export function afterSignup(signup: AnySignupOutput): Partial<AuthContext> {
  switch (signup.outcome) {
    case 'registered':
      return { user: signup.user, credentials: signup.credentials, isNew: true }
    case 'existing': {
      if (!('password' in signup)) return { email: signup.email, provider: null }
      const { email, password } = signup
      return { email, password, resumeWith: { username_or_email: email, password } }
    }
    case 'loginRequested':
      return { email: signup.email, password: signup.password }
    case 'connected':
      return { resumeWith: signup.credentials, provider: signup.provider }
    case 'ssoSignup':
      return { email: signup.email }
    case 'declined':
    case 'turnedAway':
      return { provider: null, credentials: null }
  }
}

/** The credential that the browser may store: an e-mail and its password, nothing else. */
export const storable = (credentials: LoginCredentials | null): { id: string; password: string } =>
  credentials && 'password' in credentials
    ? { id: credentials.username_or_email, password: credentials.password }
    : { id: '', password: '' }

/** Input of the log-in form; credentials from another form are sent at once. */
export const loginInput = ({ context }: { context: AuthContext }) => ({
  ...context,
  credentials: context.resumeWith,
})
