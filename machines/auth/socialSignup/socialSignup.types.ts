import type { User } from '../../../src/api/auth/entities/login.ts'
import type { ConsentExtras, SocialCredentials, SocialSignup } from '../../../src/api/auth/auth.payloads.ts'
import type { CalendarDate } from '../../../src/domain/auth/signup/birthday.ts'
import type { SocialProvider } from '../../../src/domain/auth/providers/providers.ts'
import type { Policy } from '../../../src/domain/policy/policy.ts'
import type { SignupErrorSlots, SignupRowId } from '../../../src/errors/auth/signup.errors.ts'
import type { AttemptFailed } from '../../fragments/emitted.ts'
import type { FormErrors } from '../../fragments/form.ts'
import type { ProviderRow } from '../../fragments/providerSignIn.ts'
import type { SignupFailed, SignupToast } from '../signup/signup.types.ts'

export interface SocialSignupInput {
  readonly policy: Policy
  readonly type: SocialSignup['type']
  /** The provider's token; the log-in with it found no account. */
  readonly credentials: SocialCredentials
  /** What the provider has already told, as single sign-on does with its token. Default: nothing. */
  readonly profile?: SocialProfile | null | undefined
  readonly needsConsents: boolean
  /** Consents that were already given, which are not asked for again. Default: null. */
  readonly extras?: ConsentExtras | null
  readonly country: string | null
}

/** How a social sign-up ends. */
export type SocialSignupOutput =
  | { readonly outcome: 'registered'; readonly user: User; readonly credentials: SocialCredentials }
  /** 'Not now': back to the sign-up form. */
  | { readonly outcome: 'declined' }
  /** The email has an account: log in, with the email filled in. */
  | { readonly outcome: 'existing'; readonly email: string }
  /** No account can be created with the provider: the sign-up form follows without it. */
  | { readonly outcome: 'prevented'; readonly provider: SocialProvider }
  | { readonly outcome: 'turnedAway' }

/** A provider's profile, with the register call's field names. auth.txt §3. */
export interface SocialProfile extends Pick<
  SocialSignup,
  'email' | 'first_name' | 'last_name' | 'gender' | 'image_url'
> {
  /** 'YYYY-MM-DD'; left out if incomplete. */
  readonly birthday?: string | undefined
}

export type SocialSignupSlot = 'email' | 'birthday' | 'notice'
export type SocialSignupSlots = SignupErrorSlots<SocialSignupSlot>

export interface SocialSignupContext extends SocialSignupInput, FormErrors<SocialSignupSlot, SignupRowId> {
  readonly profile: SocialProfile
  /** From the provider or typed; '' until then. */
  readonly email: string
  /** 'YYYY-MM-DD', from the provider or typed; '' until then. */
  readonly birthday: string
  readonly extras: ConsentExtras | null
  readonly user: User | null
}

export type SocialSignupEvent =
  | { type: 'email.changed' }
  | { type: 'email.submitted'; email: string }
  | { type: 'birthday.changed' }
  /** `today`: the date by the app's clock. */
  | { type: 'birthday.submitted'; birthday: string; today: CalendarDate }
  /** Asks the provider for the email again. */
  | { type: 'sharing.chosen' }
  /** Type an email, instead of sharing it or in place of one that has an account. */
  | { type: 'typing.chosen' }
  | { type: 'login.chosen' }
  | { type: 'submit.cancelled' }
  /** The server's message was read. */
  | { type: 'message.closed' }
  /** 'Not now', at any time. */
  | { type: 'signup.declined' }

export type SocialSignupEmitted = SignupToast | SignupFailed | AttemptFailed<ProviderRow>

/** The form that a registration was sent from; its failure shows there. */
export type SocialForm = 'collectingEmail' | 'collectingBirthday'

/** Input of the register call. */
export interface RegisterSocialInput extends Pick<
  SocialSignupContext,
  'type' | 'credentials' | 'profile' | 'email' | 'birthday' | 'country' | 'extras'
> {}

/** Result of the register call. */
export interface Registered {
  readonly user: User
  readonly message: string | null
}
