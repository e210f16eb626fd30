import type { User } from '../../../src/api/auth/entities/login.ts'
import type { LoginCredentials } from '../../../src/api/auth/auth.payloads.ts'
import type { SocialProvider } from '../../../src/domain/auth/providers/providers.ts'
import type { SignupRequested } from '../../fragments/emitted.ts'
import type { LoginNotice } from '../login/login.notices.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export interface AuthInput extends WithPolicy {
  /** Fully logged-in visitors are redirected away, unless they add an account. auth.txt §2. */
  readonly isFullyLoggedIn: boolean
  readonly isSwitchingAccount: boolean
  /** 'Welcome back, {name}!' for a recognised viewer. */
  readonly isPersonalized: boolean
  /** Prefilled e-mail, such as a recognised viewer's. Default: ''. */
  readonly email?: string
  /** The user is looking for a lost account. Default: false. auth.txt §4 "ACCOUNT_RECOVERY". */
  readonly isRecovering?: boolean | undefined
  /** Which form comes first. Default: 'login'. */
  readonly startsWith?: 'login' | 'signup' | undefined
  /** Whether this container shows the sign-up form; if not, `auth.signupRequested` is emitted. Default: false. */
  readonly isSignupHere?: boolean | undefined
  /** Whether the sign-up bundle is loaded already, as on a sign-up page. Default: false. */
  readonly isSignupLoaded?: boolean | undefined
  /** Shows the sign-up form at once; otherwise 'Continue with email' reveals it. Default: false. auth.txt §2: home_page. */
  readonly isFormShown?: boolean | undefined
  /** The consent step of auth.txt §2 is required. Default: false. */
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
  /** Credentials that the log-in form sends at once. */
  readonly resumeWith: LoginCredentials | null
  readonly provider: SocialProvider | null
  /** The account was just created. */
  readonly isNew: boolean
}

/** Events for the log-in form, which the flow passes on. */
export type ForwardedEvent =
  | { type: 'signup.requested' }
  /** A dialog that the page asks for, such as the soft ban named by `aec`. auth.txt §2. */
  | { type: 'notice.opened'; notice: LoginNotice }

export type AuthEvent =
  /** First interaction with a form: starts the bot check. */
  | { type: 'form.touched' }
  /** A failed attempt used up the bot-check token: requests a new one. auth.txt §4. */
  | { type: 'botToken.spent' }
  | { type: 'otherAccount.requested' }
  | ForwardedEvent
  | { type: 'load.retried' }
  | { type: 'login.requested' }
  | { type: 'modal.closed' }

/** Emitted by the flow; the flow component turns these into callbacks and navigation. */
export type AuthEmitted =
  | {
      readonly type: 'auth.loggedIn'
      readonly user: User
      readonly isSocial: boolean
      readonly isMultiStep: boolean
      readonly isNew?: boolean | undefined
    }
  | { readonly type: 'auth.alreadyLoggedIn' }
  | SignupRequested
  | { readonly type: 'auth.ssoSignup'; readonly email: string }
  /** Too young for an account: the flow goes to '/'. */
  | { readonly type: 'auth.turnedAway' }
  | { readonly type: 'auth.dismissed'; readonly isSwitchingAccount: boolean }
