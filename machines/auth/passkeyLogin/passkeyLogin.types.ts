import type { User } from '../../../src/api/auth/entities/login.ts'
import type {
  PasskeyAssertion,
  PasskeyReason,
  PasskeyRequest,
  PasskeySupport,
} from '../../../src/domain/auth/passkeys.ts'
import type { PasskeyLoginRowId } from '../../../src/errors/auth/passkeyLogin.errors.ts'
import type { AttemptFailed } from '../../fragments/emitted.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export type PasskeyLoginInput = WithPolicy

export interface PasskeyLoginContext extends WithPolicy {
  /** What the browser can do; null until that is known. */
  readonly support: PasskeySupport | null
  /** What the passkey is to sign. */
  readonly request: PasskeyRequest | null
  readonly credential: PasskeyAssertion | null
  readonly user: User | null
  /** The catalogue row of the last failure that is shown. */
  readonly failure: PasskeyLoginRowId | null
  readonly serverMessage: string | null
}

export type PasskeyLoginEvent =
  /** In `offering`: the button. */
  | { readonly type: 'passkey.requested' }
  /** While the browser or the server is waited for. */
  | { readonly type: 'request.cancelled' }
  /** The form beside it is busy, such as with a password: passkeys wait until it rests. */
  | { readonly type: 'otherWay.chosen' }
  | { readonly type: 'form.rested' }
  /** In `notice`: back to the form. */
  | { readonly type: 'notice.closed' }

/** Input of the actor that asks the browser for a passkey. */
export interface AskPasskeyInput {
  readonly request: PasskeyRequest
  /** By the list of the email field, which waits, or in a window. */
  readonly isAutofill: boolean
}

export type PasskeyLoginEmitted =
  | { readonly type: 'passkey.loggedIn'; readonly user: User }
  /** The email field lists no passkeys, without anybody having asked for one. It is only logged; the button takes its place. */
  | { readonly type: 'passkey.unlisted'; readonly reason: PasskeyReason | 'unanswered' }
  | AttemptFailed<PasskeyLoginRowId>
