import type { PasskeyAssertion } from '../src/domain/auth/passkeys.ts'
import type { PasskeyRow } from './rows.ts'

/** The answer of a passkey, and what it must be the answer to. */
export interface PasskeyCheck {
  readonly credential: PasskeyAssertion
  readonly challenge: string
  readonly passkey: PasskeyRow
}

/** Whether the answer of a passkey is right. It may raise the passkey's `counter`. */
export type PasskeyVerifier = (check: PasskeyCheck) => boolean | Promise<boolean>
