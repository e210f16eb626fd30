import type { PinCreateMethod } from '../../../src/api/saving/saving.payloads.ts'
import type { Session } from '../../../src/domain/auth/session.ts'
import type { Board, BoardSection } from '../../../src/domain/saving/board.ts'
import type { CreatePinError, CreatePinRowId } from '../../../src/errors/createPin/createPin.errors.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { WithPolicy } from '../../fragments/setup.ts'
import type { BoardPickerMemory } from '../../saving/boardPicker/boardPicker.types.ts'
import type { DestinationOutput } from '../destination/destination.types.ts'

/** What an external page brings. Its addresses are http(s) and its color is `#rrggbb`. */
export interface PinDraft {
  /** The pin to save again; null for a new one. */
  readonly pinId: string | null
  readonly url: string | null
  /** The picture that the page has chosen. */
  readonly media: string | null
  readonly description: string
  /** Default: none. */
  readonly title?: string | undefined
  readonly guid: string | null
  readonly color: string | null
}

/** An image of the external page. */
export interface PageImage {
  readonly url: string
  /** Names the image to people who cannot see it. */
  readonly name: string
  /** Its own size; null if it did not load in time. */
  readonly size: { readonly width: number; readonly height: number } | null
}

export interface CreatePinInput extends WithPolicy {
  readonly session: Session
  readonly draft: PinDraft
}

export interface CreatePinContext extends CreatePinInput {
  /** The description as edited. */
  readonly description: string
  /** The title as edited. */
  readonly title: string
  /** The link as edited. */
  readonly link: string
  /** The alternative text of each picture that has one, by the picture's URL. */
  readonly altTexts: Readonly<Record<string, string>>
  readonly images: readonly PageImage[]
  /** The chosen picture, or of several the one that is shown; null: the pin is a link. */
  readonly imageUrl: string | null
  /** The pictures that are chosen, in the order of the page: with `policy.createPin.severalPictures` there may be several. */
  readonly chosenUrls: readonly string[]
  /** State of the list of boards, restored when another board is chosen. */
  readonly memory: BoardPickerMemory | null
  readonly board: Board | null
  readonly section: BoardSection | null
  /** Why the pin could not be created. */
  readonly error: CreatePinError | null
  /** The server's message about that. */
  readonly serverMessage: string | null
  /** The new pin's ID; of several, that of the last one. */
  readonly savedId: string | null
  /** How many pins were created. */
  readonly savedCount: number
  /** Of several pins, how many may have been created: nothing tells. */
  readonly unknownCount: number
  /** Steps until the window closes. */
  readonly stepsLeft: number
}

export type CreatePinEvent =
  /** Null: no picture, a link alone. */
  | { readonly type: 'image.chosen'; readonly url: string | null }
  /** The pictures that are ticked now, with `policy.createPin.severalPictures`. */
  | { readonly type: 'images.ticked'; readonly urls: readonly string[] }
  | { readonly type: 'description.changed'; readonly description: string }
  /** The other fields, with `policy.createPin.popupFields`. The alternative text is that of the chosen picture. */
  | { readonly type: 'field.changed'; readonly field: 'title' | 'altText' | 'link'; readonly value: string }
  /** The alternative text of one of several pictures. */
  | { readonly type: 'altText.changed'; readonly url: string; readonly value: string }
  /** Does not wait for the images of the page. */
  | { readonly type: 'images.skipped' }
  | { readonly type: 'retry.requested' }
  /** Chooses another board after a failure. */
  | { readonly type: 'board.reopened' }
  /** The pointer, focus or another tab holds the countdown, and lets it go. */
  | { readonly type: 'countdown.paused' }
  | { readonly type: 'countdown.resumed' }
  /** The window stays open. */
  | { readonly type: 'countdown.stopped' }
  /** The user follows the link to the new pin, or wants to close the page. */
  | { readonly type: 'page.dismissed' }

export type CreatePinEmitted =
  | { readonly type: 'attempt.failed'; readonly row: CreatePinRowId; readonly failure: Failure | null }
  | { readonly type: 'pin.created'; readonly created: PinCreated }
  | { readonly type: 'page.closed' }

/** A pin that was created from an external page. */
export interface PinCreated {
  readonly pinId: string
  readonly board: Board
  readonly section: BoardSection | null
  readonly imageUrl: string | null
}

/** Input of `savePin`. */
export interface PinRequest extends Pick<CreatePinInput, 'session' | 'draft'> {
  readonly description: string
  /** Default: none. */
  readonly altText?: string | undefined
  readonly imageUrl: string | null
  readonly method: PinCreateMethod
  readonly boardId: string
  readonly sectionId: string | null
}

export type Chosen = Extract<DestinationOutput, { outcome: 'chosen' }>
