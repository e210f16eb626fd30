import type { User } from '../../../src/api/auth/entities/login.ts'
import type { ConsentExtras, LoginCredentials } from '../../../src/api/auth/auth.payloads.ts'
import type { CalendarDate } from '../../../src/domain/auth/signup/birthday.ts'
import type { Policy } from '../../../src/domain/policy/policy.ts'
import type { SocialProvider } from '../../../src/domain/auth/providers/providers.ts'
import type { ProviderToken } from '../../../src/domain/auth/providers/providerToken.ts'
import type { SsoInfo } from '../../../src/domain/auth/providers/ssoInfo.ts'
import type { AuthRowId } from '../../../src/errors/auth/auth.errors.ts'
import type { ErrorSlots } from '../../../src/errors/rows.ts'
import type { ToastedError, SignupRowId } from '../../../src/errors/auth/signup.errors.ts'
import type { AttemptFailed } from '../../fragments/emitted.ts'
import type { ProviderRow } from '../../fragments/providerSignIn.ts'
import type { FormErrors } from '../../fragments/form.ts'

/** Fields of the sign-up form, and the places an error can appear. */
export type SignupField = 'email' | 'password' | 'birthday'
export type SignupSlot = SignupField | SocialProvider | 'notice'
/** A row of the form's own table, or of the providers' (`social.*`). */
export type SignupErrorId = SignupRowId | Extract<AuthRowId, `social.${string}`>
export type SignupSlots = ErrorSlots<SignupSlot, SignupErrorId>

export interface SignupInput {
  readonly policy: Policy
  /** What was typed into the log-in form. Default: ''. */
  readonly email?: string | undefined
  readonly password?: string | undefined
  /** Shows the form at once; otherwise 'Continue with email' reveals it. Default: false. */
  readonly isFormShown?: boolean | undefined
  /** How many characters a new password needs here. Default: the policy's for the modal. */
  readonly passwordMinimum?: number | undefined
  /** The consent step is required: the experiment is on and consent is not yet given. */
  readonly needsConsents: boolean
  /** ISO 3166 code of the visitor's country; null if unknown. */
  readonly country: string | null
  /** The providers that no account can be created with. Default: none. */
  readonly prevented?: readonly SocialProvider[] | undefined
}

/** The values in the DOM at submit; the birthday is 'YYYY-MM-DD' or ''. */
export interface SignupFields {
  readonly email: string
  readonly password: string
  readonly birthday: string
}

export interface SignupContext extends SignupFields, FormErrors<SignupSlot, SignupErrorId> {
  readonly policy: Policy
  readonly needsConsents: boolean
  readonly country: string | null
  /** Whether the form is there from the start. */
  readonly isFormShown: boolean
  readonly passwordMinimum: number
  /** The date of the submit, by the app's clock. */
  readonly today: CalendarDate | null
  /** The email last checked, and whether it has an account; decides between sign-up and log-in. */
  readonly checked: { readonly email: string; readonly exists: boolean } | null
  /** 'Did you mean …?', set on blur. */
  readonly suggestion: string | null
  /** Null until this email has been checked. */
  readonly sso: SsoInfo | null
  readonly provider: SocialProvider | null
  readonly credentials: LoginCredentials | null
  readonly prevented: readonly SocialProvider[]
  /** Result of the consent step; null until it is done. */
  readonly extras: ConsentExtras | null
  readonly user: User | null
}

export type SignupEvent =
  /** 'Continue with email'. */
  | { type: 'email.chosen' }
  | { type: 'email.changed'; value: string }
  | { type: 'email.blurred'; value: string }
  | { type: 'suggestion.accepted' }
  | { type: 'password.changed'; value: string }
  | { type: 'birthday.changed'; value: string }
  | ({ type: 'form.submitted'; today: CalendarDate } & SignupFields)
  | { type: 'submit.cancelled' }
  | { type: 'provider.chosen'; provider: SocialProvider }
  /** The provider's own button, shown instead of ours, gave a token, or could not be drawn. */
  | { type: 'token.received'; token: ProviderToken }
  | { type: 'button.failed' }
  /** The link to the log-in form. */
  | { type: 'login.requested' }
  /** The dialog over the form was closed. */
  | { type: 'notice.closed' }
  /** The server's message was read. */
  | { type: 'message.closed' }

export type SignupFailed = AttemptFailed<SignupRowId>

export type SignupEmitted = SignupToast | SignupFailed | AttemptFailed<ProviderRow>

/** The server's validation of a value. */
export interface Validation {
  readonly isValid: boolean
  readonly message: string | null
}

/** Input of the register call; the flow adds the rest (names, source, bot token, container …). */
export interface RegisterInput {
  readonly email: string
  readonly password: string
  /** Epoch seconds, in UTC. */
  readonly birthday: number
  readonly country: string | null
  readonly extras: ConsentExtras
}

export interface Registered {
  readonly user: User
  readonly message: string | null
}

/** How the sign-up form ends. */
export type SignupOutput =
  /** An account was created. */
  | { readonly outcome: 'registered'; readonly user: User; readonly credentials: LoginCredentials }
  /** The email has an account: log in with what was typed. */
  | { readonly outcome: 'existing'; readonly email: string; readonly password: string }
  /** The account belongs to single sign-on: its popup follows, and no password is needed. */
  | {
      readonly outcome: 'ssoLogin'
      readonly email: string
      readonly password: string
      readonly sso: SsoInfo
    }
  /** The user wants to log in instead. */
  | { readonly outcome: 'loginRequested'; readonly email: string; readonly password: string }
  /** The email belongs to a company with single sign-on. */
  | { readonly outcome: 'ssoSignup'; readonly email: string }
  /** A provider returned a token: log in with it; without an account, a social sign-up follows. */
  | {
      readonly outcome: 'connected'
      readonly provider: SocialProvider
      readonly credentials: LoginCredentials
    }
  /** Confirmed as underage: the flow goes to '/'. */
  | { readonly outcome: 'turnedAway' }

/** A request to show a toast: the server's message, or else the message of that key. */
export interface SignupToast {
  readonly type: 'toast.shown'
  readonly message: ToastedError | 'underage.toast' | 'consents.reason'
  readonly serverMessage?: string | null
  /** The number that a message about the length of a password names. */
  readonly minimum?: number
  readonly duration: 'validationToast' | 'emailValidationToast' | 'underageToast'
  /** An echo repeats what the form says in its place. */
  readonly kind: 'alert' | 'echo'
}
