import type { User } from '../../src/api/entities/login.ts'
import type { LoginCredentials } from '../../src/api/payloads.ts'
import type { Policy } from '../../src/domain/policy.ts'
import type { SocialProvider } from '../../src/domain/providers.ts'
import type { SignupRowId, SignupErrorSlots } from '../../src/errors/signup.errors.ts'

/** Fields of the sign-up form, and the places an error can stand. */
export type SignupField = 'email' | 'password' | 'birthday'
export type SignupSlot = SignupField | SocialProvider | 'notice'
export type SignupSlots = SignupErrorSlots<SignupSlot>

export interface SignupInput {
  readonly policy: Policy
  /** Kept from the log-in form, so that nothing typed is lost. Default: ''. H8. */
  readonly email?: string | undefined
  readonly password?: string | undefined
  /** Whether the form is there at once; else 'Continue with email' reveals it. Default: false. auth.txt §2: home_page. */
  readonly isFormShown?: boolean | undefined
  /** Whether the consents are still to be asked for: the experiment is on and they are not yet given. auth.txt §4. H6. */
  readonly needsConsents: boolean
  /** ISO 3166 code of the visitor's country; null when unknown. */
  readonly country: string | null
}

/** How the sign-up form ends. */
export type SignupOutput =
  /** An account was made. */
  | { readonly outcome: 'registered'; readonly user: User; readonly credentials: LoginCredentials }
  /** The e-mail has an account: log in with what was typed. auth.txt §4. */
  | { readonly outcome: 'existing'; readonly email: string; readonly password: string }
  /** The person wants to log in instead. */
  | { readonly outcome: 'loginRequested'; readonly email: string; readonly password: string }
  /** A business e-mail whose company has single sign-on. auth.txt §2. */
  | { readonly outcome: 'ssoSignup'; readonly email: string }
  /** A provider has vouched for the person: log in with its token; whoever has no account comes back to a social sign-up. */
  | { readonly outcome: 'connected'; readonly provider: SocialProvider; readonly credentials: LoginCredentials }
  /** Too young, and told so: the page is left for '/'. auth.txt §2 "Underage confirmation". */
  | { readonly outcome: 'turnedAway' }

/** A sentence for the toaster; its text is the message of that key, or the server's own words. */
export interface SignupToast {
  readonly type: 'toast.shown'
  readonly message: 'signup.error.validationFailed' | 'signup.error.other' | 'underage.toast' | `signup.error.${string}`
  readonly serverMessage?: string | null
  readonly duration: 'validationToast' | 'emailValidationToast' | 'underageToast'
  readonly kind: 'status' | 'alert'
}

/** A sign-up failed: the bot-check token is renewed and the failure logged. Carries no secret. C1. */
export interface SignupFailed {
  readonly type: 'attempt.failed'
  readonly row: SignupRowId
  readonly failure: { readonly status: number | null; readonly code: number | null } | null
}
