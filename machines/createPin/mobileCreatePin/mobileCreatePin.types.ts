import type { Session } from '../../../src/domain/auth/session.ts'
import type { Board, BoardSection } from '../../../src/domain/saving/board.ts'
import type { CreatePinRowId, MobileImagesError } from '../../../src/errors/createPin/createPin.errors.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { SavingToast } from '../../fragments/savingToast.ts'
import type { WithPolicy } from '../../fragments/setup.ts'
import type { BoardPickerMemory } from '../../saving/boardPicker/boardPicker.types.ts'
import type { PageImage, PinCreated, PinDraft } from '../createPin/createPin.types.ts'

export interface MobileCreatePinInput extends WithPolicy {
  /** Null: a logged-out visitor, who is always redirected. */
  readonly session: Session | null
  readonly draft: PinDraft
  /** Where this page sends the visitor at once; null: nowhere. */
  readonly redirectTo: string | null
}

export interface MobileCreatePinContext extends MobileCreatePinInput {
  /** The pictures that were found on the page. */
  readonly images: readonly PageImage[]
  /** Why they could not be read. */
  readonly error: MobileImagesError | null
  /** The chosen picture; null: the pin is a link. */
  readonly imageUrl: string | null
  readonly memory: BoardPickerMemory | null
  readonly board: Board | null
  readonly section: BoardSection | null
  /** The new pin's ID. */
  readonly savedId: string | null
}

export type MobileCreatePinEvent =
  /** Null: no picture, a link alone. */
  | { readonly type: 'image.chosen'; readonly url: string | null }
  /** Goes on to the boards, with the chosen picture or without one. */
  | { readonly type: 'images.settled' }
  /** Looks for the pictures again. */
  | { readonly type: 'retry.requested' }
  /** Back to the boards, or from there to the pictures. */
  | { readonly type: 'step.cancelled' }
  | { readonly type: 'page.dismissed' }
  /** The page has stayed open, and the user wants to choose a board after all. */
  | { readonly type: 'choice.resumed' }
  /** The pin is removed again, or back because the server has refused that. */
  | { readonly type: 'save.undone' | 'save.restored' }
  /** Lists of boards that were read before are out of date. */
  | { readonly type: 'boards.changed' }

export type MobileCreatePinEmitted =
  | SavingToast
  | { readonly type: 'attempt.failed'; readonly row: CreatePinRowId; readonly failure: Failure | null }
  | { readonly type: 'pin.created'; readonly created: PinCreated }
  /** The page is shown, rather than left at once. */
  | { readonly type: 'page.viewed' }
  /** Go to this address instead. */
  | { readonly type: 'page.redirected'; readonly href: string }
  /** Close the page: the window, or one or two steps back. */
  | { readonly type: 'page.closed' }
