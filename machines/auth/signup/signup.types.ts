import type { User } from '../../../src/api/auth/entities/login.ts'
import type { ConsentExtras, LoginCredentials } from '../../../src/api/auth/auth.payloads.ts'
import type { CalendarDate } from '../../../src/domain/auth/signup/birthday.ts'
import type { Policy } from '../../../src/domain/policy/policy.ts'
import type { SocialProvider } from '../../../src/domain/auth/providers/providers.ts'
import type { SsoInfo } from '../../../src/domain/auth/providers/ssoInfo.ts'
import type { AuthRowId } from '../../../src/errors/auth/auth.errors.ts'
import type { ErrorSlots } from '../../../src/errors/rows.ts'
import type { SignupError, SignupRowId } from '../../../src/errors/auth/signup.errors.ts'
import type { AttemptFailed } from '../../fragments/emitted.ts'
import type { FormErrors } from '../../fragments/form.ts'

/** Fields of the sign-up form, and the places an error can stand. */
export type SignupField = 'email' | 'password' | 'birthday'
export type SignupSlot = SignupField | SocialProvider | 'notice'
/** A row of the form's own table, or one of the providers' (`social.*`). */
export type SignupErrorId = SignupRowId | Extract<AuthRowId, `social.${string}`>
export type SignupSlots = ErrorSlots<SignupSlot, SignupErrorId>

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

/** The values that stand in the DOM at submit; the birthday is 'YYYY-MM-DD' or ''. */
export interface SignupFields {
  readonly email: string
  readonly password: string
  readonly birthday: string
}

export interface SignupContext extends SignupFields, FormErrors<SignupSlot, SignupErrorId> {
  readonly policy: Policy
  readonly needsConsents: boolean
  readonly country: string | null
  /** Whether 'Continue with email' has been pressed, or was never there. */
  readonly isFormShown: boolean
  /** The day the form was submitted on, by the app's clock. F9. */
  readonly today: CalendarDate | null
  /** What the server last said of an e-mail; it decides between signing up and logging in. auth.txt §4 "Signup form mode". */
  readonly checked: { readonly email: string; readonly exists: boolean } | null
  /** 'Did you mean …?', since the e-mail was left. auth.txt §5. */
  readonly suggestion: string | null
  /** Null: not asked yet about this e-mail. */
  readonly sso: SsoInfo | null
  readonly provider: SocialProvider | null
  readonly credentials: LoginCredentials | null
  /** What the consent step gave; null while it is still to be asked. */
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
  /** The link to the log-in form. */
  | { type: 'login.requested' }
  /** The dialog over the form was read. */
  | { type: 'notice.closed' }
  /** The server's words were read. */
  | { type: 'message.closed' }

export type SignupFailed = AttemptFailed<SignupRowId>

export type SignupEmitted = SignupToast | SignupFailed

/** The server's own word on a value. */
export interface Validation {
  readonly isValid: boolean
  readonly message: string | null
}

/** What the register call is given; the flow adds the rest of auth.txt §3 (names, source, bot token, container …). */
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
  /** An account was made. */
  | { readonly outcome: 'registered'; readonly user: User; readonly credentials: LoginCredentials }
  /** The e-mail has an account: log in with what was typed. auth.txt §4. */
  | { readonly outcome: 'existing'; readonly email: string; readonly password: string }
  /** The person wants to log in instead. */
  | { readonly outcome: 'loginRequested'; readonly email: string; readonly password: string }
  /** A business e-mail whose company has single sign-on. auth.txt §2. */
  | { readonly outcome: 'ssoSignup'; readonly email: string }
  /** A provider has vouched for the person: log in with its token; whoever has no account comes back to a social sign-up. */
  | {
      readonly outcome: 'connected'
      readonly provider: SocialProvider
      readonly credentials: LoginCredentials
    }
  /** Too young, and told so: the page is left for '/'. auth.txt §2 "Underage confirmation". */
  | { readonly outcome: 'turnedAway' }

/** A sentence for the toaster; its text is the message of that key, or the server's own words. */
export interface SignupToast {
  readonly type: 'toast.shown'
  readonly message: `signup.error.${Exclude<SignupError, 'underage'>}` | 'underage.toast'
  readonly serverMessage?: string | null
  readonly duration: 'validationToast' | 'emailValidationToast' | 'underageToast'
  readonly kind: 'status' | 'alert'
}
