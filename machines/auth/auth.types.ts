import type { User } from '../../src/api/entities/login.ts'
import type { LoginCredentials } from '../../src/api/payloads.ts'
import type { WithPolicy } from '../fragments/setup.ts'

export interface AuthInput extends WithPolicy {
  /** A fully logged-in visitor is led away, unless an account is being added. auth.txt §2. */
  readonly isFullyLoggedIn: boolean
  readonly isSwitchingAccount: boolean
  /** 'Welcome back, {name}!' for a recognised viewer. */
  readonly isPersonalized: boolean
  /** Prefilled e-mail, such as a recognised viewer's. Default: ''. */
  readonly email?: string
}

export interface AuthContext extends AuthInput {
  readonly email: string
  readonly password: string
  readonly credentials: LoginCredentials | null
  readonly phoneEnd: string | null
  readonly user: User | null
  readonly isMultiStep: boolean
}

export type AuthEvent =
  /** Someone began to use a form: the bot check starts. */
  | { type: 'form.touched' }
  /** A token was used up by a failed attempt: it is renewed. auth.txt §4. */
  | { type: 'botToken.spent' }
  | { type: 'otherAccount.requested' }
  | { type: 'signup.requested' }
  | { type: 'modal.closed' }

/** What leaves the whole flow; the flow component turns it into a callback or a navigation. */
export type AuthEmitted =
  | { readonly type: 'auth.loggedIn'; readonly user: User; readonly isSocial: boolean; readonly isMultiStep: boolean }
  | { readonly type: 'auth.alreadyLoggedIn' }
  | { readonly type: 'auth.signupRequested'; readonly email: string }
  | { readonly type: 'auth.ssoSignup'; readonly email: string }
  | { readonly type: 'auth.dismissed'; readonly isSwitchingAccount: boolean }
