import type { User } from '../../../src/api/auth/entities/login.ts'
import type { ConsentExtras } from '../../../src/api/auth/auth.payloads.ts'
import type { CalendarDate } from '../../../src/domain/auth/signup/birthday.ts'
import type { BirthdayError, BirthdayRowId } from '../../../src/errors/auth/birthday.errors.ts'
import type { AttemptFailed, ErrorToast } from '../../fragments/emitted.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export interface BirthdayInput extends WithPolicy {
  /** The consent step is required: the experiment is on and consent is not yet given. */
  readonly needsConsents: boolean
}

export interface BirthdayContext extends BirthdayInput {
  /** The field's value: 'YYYY-MM-DD', or '' while the date is incomplete. */
  readonly birthday: string
  readonly extras: ConsentExtras
  readonly error: BirthdayError | null
  readonly serverMessage: string | null
  readonly user: User | null
  /** The server's message, shown before going on. */
  readonly message: string | null
}

export interface Submitted {
  readonly type: 'form.submitted'
  readonly birthday: string
  /** The user's local date at the submit, by the platform's clock. */
  readonly today: CalendarDate
}

export type BirthdayEvent =
  | Submitted
  | { readonly type: 'birthday.changed'; readonly birthday: string }
  /** This device refused someone for their age earlier. */
  | { readonly type: 'flag.detected' }
  | { readonly type: 'birthday.confirmed' }
  | { readonly type: 'edit.requested' }
  | { readonly type: 'submit.cancelled' }
  | { readonly type: 'message.closed' }

/** An error at the field, or any error that follows the consents. */
export type BirthdayToast = ErrorToast<`birthday.error.${Exclude<BirthdayError, 'underage'>}`>

/** Carries neither a birthday nor a token. */
export type BirthdayEmitted =
  | BirthdayToast
  | AttemptFailed<BirthdayRowId>
  /** The user is too young, as confirmed or by the server: the flow sets the flag of this device. */
  | { readonly type: 'underage.flagged' }
  | { readonly type: 'birthday.accepted'; readonly user: User }

/** Input of the call; the flow turns it into the request's payload. */
export interface BirthdayRequest {
  readonly date: CalendarDate
  readonly extras: ConsentExtras
}

/** Result of the call. */
export interface BirthdayAnswer {
  readonly user: User
  readonly message: string | null
}
