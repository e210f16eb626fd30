import type { User } from '../../../src/api/auth/entities/login.ts'
import type { NewPasswordLink } from '../../../src/domain/auth/newPassword.ts'
import type { NewPasswordRowId } from '../../../src/errors/auth/newPassword.errors.ts'
import type { AttemptFailed } from '../../fragments/emitted.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export interface NewPasswordInput extends WithPolicy {
  /** What the link in the email says. */
  readonly link: NewPasswordLink
}

/** Whose password it is, as far as the server says. */
export interface NewPasswordAccount {
  readonly email: string | null
  readonly username: string | null
}

export interface NewPasswordContext extends NewPasswordInput {
  readonly account: NewPasswordAccount
  /** As typed; '' once it is set. */
  readonly password: string
  /** The catalogue row of the last failure. */
  readonly failure: NewPasswordRowId | null
  readonly serverMessage: string | null
  /** After too many attempts: how long until another one makes sense, in milliseconds; null if unknown. */
  readonly waitMs: number | null
  /** The member whom setting the password has logged in; null if it has not. */
  readonly user: User | null
}

export interface NewPasswordSubmitted {
  readonly type: 'form.submitted'
  readonly password: string
  /** The second field's value; '' where there is none. */
  readonly confirmation: string
}

export type NewPasswordEvent =
  | NewPasswordSubmitted
  | { readonly type: 'password.changed'; readonly password: string }
  | { readonly type: 'confirmation.changed' }
  | { readonly type: 'submit.cancelled' }
  | { readonly type: 'retry.requested' }

/** Carries neither the password nor the token. */
export type NewPasswordEmitted =
  | AttemptFailed<NewPasswordRowId>
  | { readonly type: 'password.accepted'; readonly user: User | null }

/** Result of setting the password. */
export interface NewPasswordAnswer {
  readonly user: User | null
}
