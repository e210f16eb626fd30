import type { User } from '../../../src/api/auth/entities/login.ts'
import type { LoginCredentials } from '../../../src/api/auth/auth.payloads.ts'
import type { SocialProvider } from '../../../src/domain/auth/providers/providers.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export interface AuthInput extends WithPolicy {
  /** A fully logged-in visitor is led away, unless an account is being added. auth.txt §2. */
  readonly isFullyLoggedIn: boolean
  readonly isSwitchingAccount: boolean
  /** 'Welcome back, {name}!' for a recognised viewer. */
  readonly isPersonalized: boolean
  /** Prefilled e-mail, such as a recognised viewer's. Default: ''. */
  readonly email?: string
  /** The person is looking for a lost account. Default: false. auth.txt §4 "ACCOUNT_RECOVERY". */
  readonly isRecovering?: boolean | undefined
  /** Which form comes first. Default: 'login'. */
  readonly startsWith?: 'login' | 'signup' | undefined
  /** Whether the sign-up form is shown in this container; else whoever wants it is led elsewhere. Default: false. */
  readonly isSignupHere?: boolean | undefined
  /** Whether what the sign-up side needs is on the page already, as on a sign-up page; else it is fetched first. Default: false. */
  readonly isSignupLoaded?: boolean | undefined
  /** Whether the sign-up form is shown at once; else 'Continue with email' reveals it. Default: false. auth.txt §2: home_page. */
  readonly isFormShown?: boolean | undefined
  /** The consents of auth.txt §2 are still to be asked for. Default: false. */
  readonly needsConsents?: boolean | undefined
  /** ISO 3166 code of the visitor's country. Default: null. */
  readonly country?: string | null | undefined
}

export interface AuthContext extends AuthInput {
  readonly email: string
  readonly password: string
  readonly credentials: LoginCredentials | null
  readonly phoneEnd: string | null
  readonly user: User | null
  readonly isMultiStep: boolean
  /** What the log-in form is to be sent with at once. */
  readonly resumeWith: LoginCredentials | null
  readonly provider: SocialProvider | null
  /** The account has just been made. */
  readonly isNew: boolean
}

export type AuthEvent =
  /** Someone began to use a form: the bot check starts. */
  | { type: 'form.touched' }
  /** A token was used up by a failed attempt: it is renewed. auth.txt §4. */
  | { type: 'botToken.spent' }
  | { type: 'otherAccount.requested' }
  | { type: 'signup.requested' }
  | { type: 'load.retried' }
  | { type: 'login.requested' }
  | { type: 'modal.closed' }

/** What leaves the whole flow; the flow component turns it into a callback or a navigation. */
export type AuthEmitted =
  | {
      readonly type: 'auth.loggedIn'
      readonly user: User
      readonly isSocial: boolean
      readonly isMultiStep: boolean
      readonly isNew?: boolean | undefined
    }
  | { readonly type: 'auth.alreadyLoggedIn' }
  | { readonly type: 'auth.signupRequested'; readonly email: string }
  | { readonly type: 'auth.ssoSignup'; readonly email: string }
  /** Too young for an account: the page is left for '/'. */
  | { readonly type: 'auth.turnedAway' }
  | { readonly type: 'auth.dismissed'; readonly isSwitchingAccount: boolean }
