import type { PasskeyAssertion, PasskeyAttestation } from '../src/domain/auth/passkeys.ts'
import type { PasskeyRow } from './rows.ts'

/** The answer of a passkey, and what it must be the answer to. */
export interface PasskeyCheck {
  readonly credential: PasskeyAssertion
  readonly challenge: string
  readonly passkey: PasskeyRow
}

/** Whether the answer of a passkey is right. It may raise the passkey's `counter`. */
export type PasskeyVerifier = (check: PasskeyCheck) => boolean | Promise<boolean>

/** A passkey that was just created, and for which challenge. */
export interface NewPasskeyCheck {
  readonly credential: PasskeyAttestation
  readonly challenge: string
}

/** What to keep of a new passkey, perhaps under a name and a date of your own; null if it is not what it says. */
export type NewPasskey =
  | (Pick<PasskeyRow, 'publicKey' | 'counter'> & Partial<Pick<PasskeyRow, 'name' | 'createdAt'>>)
  | null

/** Reads the key of a new passkey. */
export type NewPasskeyVerifier = (check: NewPasskeyCheck) => NewPasskey | Promise<NewPasskey>
