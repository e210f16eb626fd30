import type {
  CredentialReason,
  StoredCredential,
  StoredCredentialReading,
} from '../../../src/domain/auth/storedCredential.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export interface StoredCredentialInput extends WithPolicy {
  /** Whether the browser may be asked: nothing else is going on, and this tab has not asked before. */
  readonly mayAsk: boolean
}

export interface StoredCredentialContext extends StoredCredentialInput {
  /** What the browser gave, until it is handed over. */
  readonly credential: StoredCredential | null
}

/** Another way in was chosen. */
export type StoredCredentialEvent = { readonly type: 'otherWay.chosen' }

/** Input of the actor that asks the browser. */
export interface ReadCredentialInput {
  readonly mediation: Exclude<StoredCredentialReading, 'never'>
}

/** What that actor gives: a credential, or why there is none. */
export type ReadCredentialOutput = StoredCredential | Exclude<CredentialReason, 'timedOut'>

export type StoredCredentialEmitted =
  /** The form logs in with it. Holds the password. */
  | { readonly type: 'credential.read'; readonly credential: StoredCredential }
  /** The form is as it was. `reason`: null if the browser was not asked, or another way was chosen. */
  | { readonly type: 'credential.unused'; readonly reason: CredentialReason | null }
