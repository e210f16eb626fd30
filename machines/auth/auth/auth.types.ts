import type { User } from '../../../src/api/auth/entities/login.ts'
import type { LoginCredentials } from '../../../src/api/auth/auth.payloads.ts'
import type { OtherMfaMethod } from '../../../src/domain/auth/mfaMethods.ts'
import type { ProviderKind } from '../../../src/domain/auth/providers/loginMethods.ts'
import type { SocialProvider } from '../../../src/domain/auth/providers/providers.ts'
import type { SsoInfo } from '../../../src/domain/auth/providers/ssoInfo.ts'
import type { Refusal } from '../../../src/errors/auth/outcome.rows.ts'
import type { SignupRequested, ToastShown } from '../../fragments/emitted.ts'
import type { LoginToast } from '../login/login.types.ts'
import type { LoginMfaToast } from '../loginMfa/loginMfa.machine.ts'
import type { SignupToast } from '../signup/signup.types.ts'
import type { SocialProfile } from '../socialSignup/socialSignup.types.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export interface AuthInput extends WithPolicy {
  /** Fully logged-in visitors are redirected away, unless they add an account. */
  readonly isFullyLoggedIn: boolean
  readonly isSwitchingAccount: boolean
  /** 'Welcome back, {name}!' for a recognised viewer. */
  readonly isPersonalized: boolean
  /** Prefilled email, such as a recognised viewer's. Default: ''. */
  readonly email?: string
  /** The user is looking for a lost account. Default: false. */
  readonly isRecovering?: boolean | undefined
  /** Which form comes first. Default: 'login'. */
  readonly startsWith?: 'login' | 'signup' | 'ssoSignup' | undefined
  /** Whether this container shows the sign-up form; if not, `auth.signupRequested` is emitted. Default: false. */
  readonly isSignupHere?: boolean | undefined
  /** Whether this is a page for businesses: no social sign-up follows a provider's token without an account. Default: false. */
  readonly isBusiness?: boolean | undefined
  /** Whether the sign-up bundle is loaded already, as on a sign-up page. Default: false. */
  readonly isSignupLoaded?: boolean | undefined
  /** Shows the sign-up form at once; otherwise 'Continue with email' reveals it. Default: false. */
  readonly isFormShown?: boolean | undefined
  /** How many characters a new password needs here. Default: the policy's for the modal. */
  readonly passwordMinimum?: number | undefined
  /** The consent step is required. Default: false. */
  readonly needsConsents?: boolean | undefined
  /** ISO 3166 code of the visitor's country. Default: null. */
  readonly country?: string | null | undefined
  /** A provider's token that the page has already: it is sent at once. Default: none. */
  readonly resumeWith?: LoginCredentials | null | undefined
}

export interface AuthContext extends Omit<AuthInput, 'resumeWith'> {
  readonly email: string
  readonly password: string
  readonly credentials: LoginCredentials | null
  readonly phoneEnd: string | null
  /** The ways to get a code that the server names besides its message. Default: none. */
  readonly mfaMethods?: readonly OtherMfaMethod[] | undefined
  readonly user: User | null
  /** Whether the log-in took a code, too. */
  readonly isMultiStep: boolean
  /** Whether the password was one that the browser had stored. Default: false. */
  readonly isStored?: boolean | undefined
  /** Whether this device can keep a passkey, so that the member is offered one. */
  readonly hasOffer: boolean
  /** Single sign-on of the email in the sign-up form; the log-in form opens its popup at once. */
  readonly sso: SsoInfo | null
  readonly provider: SocialProvider | null
  /** The providers that the server creates no accounts with, as far as the user has tried them. */
  readonly prevented: readonly SocialProvider[]
  /** What single sign-on has told about the person who signs up with it. */
  readonly profile: SocialProfile | null
}

/** How the user got in. */
export interface WayIn {
  /** A second factor was needed. */
  readonly isMultiStep: boolean
  /** The account was just created. */
  readonly isNew: boolean
  /** Who vouched for the person. Default: as the credentials say. */
  readonly provider?: ProviderKind
}

/** Events for the log-in form, which the flow passes on. */
export type ForwardedEvent =
  | { type: 'signup.requested' }
  /** A dialog that another step or the page asks for, such as the soft ban named by `aec`. */
  | { type: 'notice.opened'; notice: Refusal; waitMs?: number | null }

export type AuthEvent =
  /** First interaction with a form: starts the bot check. */
  | { type: 'form.touched' }
  /** A failed attempt used up the bot-check token: requests a new one. */
  | { type: 'botToken.spent' }
  | { type: 'otherAccount.requested' }
  /** In `login` and `personalizedLogin`: the server has accepted a passkey. */
  | { type: 'passkey.verified'; user: User }
  /** This device can keep a passkey, and what offers one is loaded. */
  | { type: 'offer.prepared' }
  /** In `offeringPasskey`: the member has created a passkey, or wants none now. */
  | { type: 'offer.settled' }
  | ForwardedEvent
  | { type: 'load.retried' }
  | { type: 'login.requested' }
  | { type: 'modal.closed' }

/** Emitted by the flow; the flow component turns these into callbacks and navigation. */
export type AuthEmitted =
  | {
      readonly type: 'auth.loggedIn'
      readonly user: User
      /** Who vouched for the person; null for a saved account. */
      readonly provider: ProviderKind | null
      readonly isMultiStep: boolean
      readonly isNew?: boolean | undefined
      /** Whether the password was one that the browser had stored. Default: false. */
      readonly isStored?: boolean | undefined
    }
  | { readonly type: 'auth.alreadyLoggedIn' }
  | SignupRequested
  | { readonly type: 'auth.ssoSignup'; readonly email: string }
  /** Too young for an account: the flow goes to '/'. */
  | { readonly type: 'auth.turnedAway' }
  | { readonly type: 'auth.dismissed'; readonly isSwitchingAccount: boolean }

/** Every toast that logging in and signing up can ask for. */
export type AuthToast = ToastShown | LoginToast | LoginMfaToast | SignupToast
