import type { User } from '../../../src/api/auth/entities/login.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { OneTapError, OneTapRowId } from '../../../src/errors/auth/oneTap.errors.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

/** How one-tap is offered: by the provider's prompt, or by its button on our page; null: not at all. auth.txt §6. */
export type OneTapOffer = 'oneTap' | 'buttonFlow' | null

export interface OneTapInput extends WithPolicy {
  /** Someone is signed in: sending the prompt away opts this device out. auth.txt §6 "unless a local opt-out is set". */
  readonly isMember: boolean
}

export interface OneTapContext extends OneTapInput {
  readonly offer: OneTapOffer
  /** Empty as soon as it is no longer needed. C14. */
  readonly idToken: string
  readonly user: User | null
  /** The account has just been made. */
  readonly isNew: boolean
  /** Of the loading screen's bar, in percent. */
  readonly progress: number
  readonly error: OneTapError | null
  readonly serverMessage: string | null
}

export type OneTapEvent =
  /** The provider's button was used. */
  { type: 'token.received'; idToken: string } | { type: 'offer.dismissed' } | { type: 'offer.retried' }

/** What leaves one-tap; the flow turns it into a navigation, a callback, a line in storage or in the log. */
export type OneTapEmitted =
  | { readonly type: 'oneTap.notOffered'; readonly isScriptMissing: boolean }
  | { readonly type: 'oneTap.dismissed' }
  | { readonly type: 'oneTap.optedOut' }
  /** The one event that carries the token: whoever asks for the birthday signs up with it. */
  | { readonly type: 'oneTap.ageNeeded'; readonly idToken: string }
  | { readonly type: 'oneTap.done'; readonly user: User; readonly isNew: boolean }
  | { readonly type: 'oneTap.failed'; readonly row: OneTapRowId; readonly failure: Failure | null }
