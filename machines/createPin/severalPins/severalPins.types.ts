import type { OnePin } from '../../../src/domain/createPin/several/severalPins.ts'
import type { Board, BoardSection } from '../../../src/domain/saving/board.ts'
import type { CreatePinError, CreatePinRowId } from '../../../src/errors/createPin/createPin.errors.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { WithPolicy } from '../../fragments/setup.ts'
import type { PageImage, PinCreated, PinRequest } from '../createPin/createPin.types.ts'

/** A picture of the page, and the request that makes it a pin. */
export interface SeveralPin {
  readonly picture: PageImage
  readonly request: PinRequest
}

export interface SeveralPinsInput extends WithPolicy {
  readonly board: Board
  readonly section: BoardSection | null
  readonly pins: readonly SeveralPin[]
}

/** What has become of the pin of one picture. */
export interface PinResult extends SeveralPin, OnePin {
  /** Why its request failed; null unless it did. */
  readonly error: CreatePinError | null
  /** What the server says about it. */
  readonly serverMessage: string | null
  /** The new pin's ID, once it is saved. */
  readonly pinId: string | null
}

export interface SeveralPinsContext extends WithPolicy, Pick<SeveralPinsInput, 'board' | 'section'> {
  readonly results: readonly PinResult[]
}

export type SeveralPinsEvent =
  /** Sends what waits: there is a connection or a session again. */
  | { readonly type: 'resume.requested' }
  /** Sends again what failed, and nothing that may have been saved. */
  | { readonly type: 'retry.requested' }
  /** Sends one again that may have been saved. The member was told. */
  | { readonly type: 'repeat.requested'; readonly url: string }
  /** Chooses another board, while nothing is or may be saved. */
  | { readonly type: 'board.reopened' }
  /** Leaves it at that. */
  | { readonly type: 'page.dismissed' }

/** `saved`: all are. `left`: the member leaves it at what was saved. `reopened`: nothing was, and another board is chosen. */
export interface SeveralPinsOutput {
  readonly outcome: 'saved' | 'left' | 'reopened'
  readonly savedIds: readonly string[]
  readonly unknownCount: number
}

export type SeveralPinsEmitted =
  | { readonly type: 'attempt.failed'; readonly row: CreatePinRowId; readonly failure: Failure | null }
  | { readonly type: 'pin.created'; readonly created: PinCreated }
