import type { ConsentExtras } from '../../../src/api/auth/auth.payloads.ts'
import type { User } from '../../../src/api/auth/entities/login.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { OneTapRowId } from '../../../src/errors/auth/oneTap.errors.ts'
import type { BotCheckEvent, DirectLogin } from '../../fragments/directLogin.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

/** How one-tap is offered: the provider's prompt, its button on the page, or not at all. auth.txt §6. */
export type OneTapOffer = 'oneTap' | 'buttonFlow' | null

export interface OneTapInput extends WithPolicy {
  /** The user is signed in: dismissing the prompt opts this device out. */
  readonly isMember: boolean
  /** The consent step is required before an account is created. Default: false. */
  readonly needsConsents?: boolean | undefined
  /** ISO 3166 code of the visitor's country. Default: null. */
  readonly country?: string | null | undefined
}

export interface OneTapContext extends OneTapInput, DirectLogin {
  readonly offer: OneTapOffer
  /** Cleared as soon as it is no longer needed. */
  readonly idToken: string
  /** Result of the consent step; null until it is done. */
  readonly extras: ConsentExtras | null
  /** Progress of the loading bar, in percent. */
  readonly progress: number
}

/** Input of the register call. */
export interface RegisterByOneTapInput {
  readonly idToken: string
  readonly extras: ConsentExtras | null
}

export type OneTapEvent =
  /** The provider's button was used. */
  | { type: 'token.received'; idToken: string }
  | { type: 'offer.dismissed' }
  | { type: 'offer.retried' }
  | BotCheckEvent

/** Emitted by one-tap; the flow turns these into navigation, callbacks, storage and log entries. */
export type OneTapEmitted =
  | { readonly type: 'oneTap.notOffered'; readonly isScriptMissing: boolean }
  | { readonly type: 'oneTap.dismissed' }
  | { readonly type: 'oneTap.optedOut' }
  /** Too young for an account: the flow goes to '/'. */
  | { readonly type: 'oneTap.turnedAway' }
  | { readonly type: 'oneTap.done'; readonly user: User; readonly isNew: boolean }
  | { readonly type: 'oneTap.failed'; readonly row: OneTapRowId; readonly failure: Failure | null }
