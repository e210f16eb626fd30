import type { User } from '../../../src/api/auth/entities/login.ts'
import type { ConsentExtras, LoginCredentials, SocialSignup } from '../../../src/api/auth/auth.payloads.ts'
import type { CalendarDate } from '../../../src/domain/auth/signup/birthday.ts'
import type { Policy } from '../../../src/domain/policy/policy.ts'
import type { SignupErrorSlots, SignupRowId } from '../../../src/errors/auth/signup.errors.ts'
import type { SignupFailed, SignupToast } from '../signup/signup.types.ts'

export interface SocialSignupInput {
  readonly policy: Policy
  readonly type: SocialSignup['type']
  /** What the provider has vouched with: the log-in with it found no account. */
  readonly credentials: LoginCredentials
  readonly needsConsents: boolean
  readonly country: string | null
}

/** How a social sign-up ends. */
export type SocialSignupOutput =
  | { readonly outcome: 'registered'; readonly user: User; readonly credentials: LoginCredentials }
  /** 'Not now': back to the sign-up form. auth.txt §4. */
  | { readonly outcome: 'declined' }
  /** The e-mail has an account: log in, with the e-mail filled in. */
  | { readonly outcome: 'existing'; readonly email: string }
  | { readonly outcome: 'turnedAway' }

/** What a provider tells of a person, in the words of the register call. auth.txt §3. */
export interface SocialProfile extends Pick<
  SocialSignup,
  'email' | 'first_name' | 'last_name' | 'gender' | 'image_url'
> {
  /** 'YYYY-MM-DD'; only a whole date. */
  readonly birthday?: string | undefined
}

export type SocialSignupSlots = SignupErrorSlots<'email' | 'birthday' | 'notice'>

export interface SocialSignupContext extends SocialSignupInput {
  readonly profile: SocialProfile
  /** As the provider told or the person typed it; '' while nobody has. */
  readonly email: string
  /** 'YYYY-MM-DD', as a date input holds it; '' while nobody has told. */
  readonly birthday: string
  /** What was asked for last: a failed registration shows there. */
  readonly step: 'email' | 'birthday'
  readonly errors: SocialSignupSlots
  /** The row that the last failure means. */
  readonly failure: SignupRowId | null
  /** The server's own words on the failure; after a registration, what it has to say before the person goes on. auth.txt §2 respondMessage. */
  readonly serverMessage: string | null
  readonly extras: ConsentExtras | null
  readonly user: User | null
}

export type SocialSignupEvent =
  | { type: 'email.changed' }
  | { type: 'email.submitted'; email: string }
  | { type: 'birthday.changed' }
  /** `today` is the day on the clock of the page. F6. */
  | { type: 'birthday.submitted'; birthday: string; today: CalendarDate }
  /** The provider is asked for the e-mail again. auth.txt §4. */
  | { type: 'sharing.chosen' }
  /** The e-mail is typed instead; or another one than the one that has an account. */
  | { type: 'typing.chosen' }
  | { type: 'login.chosen' }
  | { type: 'submit.cancelled' }
  /** The server's words were read. */
  | { type: 'message.closed' }
  /** 'Not now', at any time. */
  | { type: 'signup.declined' }

export type SocialSignupEmitted = SignupToast | SignupFailed

/** What the register call is made of. */
export interface RegisterSocialInput extends Pick<
  SocialSignupContext,
  'type' | 'credentials' | 'profile' | 'email' | 'birthday' | 'country' | 'extras'
> {}

/** What the register call answers. */
export interface Registered {
  readonly user: User
  readonly message: string | null
}
