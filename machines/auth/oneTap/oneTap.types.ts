import type { User } from '../../../src/api/auth/entities/login.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { OneTapError, OneTapRowId } from '../../../src/errors/auth/oneTap.errors.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

/** How one-tap is offered: the provider's prompt, its button on the page, or not at all. auth.txt §6. */
export type OneTapOffer = 'oneTap' | 'buttonFlow' | null

export interface OneTapInput extends WithPolicy {
  /** The user is signed in: dismissing the prompt opts this device out. auth.txt §6 "unless a local opt-out is set". */
  readonly isMember: boolean
}

export interface OneTapContext extends OneTapInput {
  readonly offer: OneTapOffer
  /** Cleared as soon as it is no longer needed. C14. */
  readonly idToken: string
  readonly user: User | null
  /** The account was just created. */
  readonly isNew: boolean
  /** Progress of the loading bar, in percent. */
  readonly progress: number
  readonly error: OneTapError | null
  readonly serverMessage: string | null
}

export type OneTapEvent =
  /** The provider's button was used. */
  { type: 'token.received'; idToken: string } | { type: 'offer.dismissed' } | { type: 'offer.retried' }

/** Emitted by one-tap; the flow turns these into navigation, callbacks, storage and log entries. */
export type OneTapEmitted =
  | { readonly type: 'oneTap.notOffered'; readonly isScriptMissing: boolean }
  | { readonly type: 'oneTap.dismissed' }
  | { readonly type: 'oneTap.optedOut' }
  /** The only event with the token: the birthday step signs up with it. */
  | { readonly type: 'oneTap.ageNeeded'; readonly idToken: string }
  | { readonly type: 'oneTap.done'; readonly user: User; readonly isNew: boolean }
  | { readonly type: 'oneTap.failed'; readonly row: OneTapRowId; readonly failure: Failure | null }
