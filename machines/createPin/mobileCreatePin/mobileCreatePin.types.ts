import type { Session } from '../../../src/domain/auth/session.ts'
import type { Board, BoardSection } from '../../../src/domain/saving/board.ts'
import type { CreatePinRowId } from '../../../src/errors/createPin/createPin.errors.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { SavingToast } from '../../fragments/savingToast.ts'
import type { WithPolicy } from '../../fragments/setup.ts'
import type { BoardPickerMemory } from '../../saving/boardPicker/boardPicker.types.ts'
import type { PinCreated, PinDraft } from '../createPin/createPin.types.ts'

export interface MobileCreatePinInput extends WithPolicy {
  /** Null: a logged-out visitor, who is always redirected. */
  readonly session: Session | null
  readonly draft: PinDraft
  /** Where this page sends the visitor at once; null: nowhere. */
  readonly redirectTo: string | null
}

export interface MobileCreatePinContext extends MobileCreatePinInput {
  readonly memory: BoardPickerMemory | null
  readonly board: Board | null
  readonly section: BoardSection | null
  /** The new pin's ID. */
  readonly savedId: string | null
}

export type MobileCreatePinEvent =
  /** Back to the boards. */
  | { readonly type: 'step.cancelled' }
  | { readonly type: 'page.dismissed' }
  /** The page has stayed open, and the user wants to choose a board after all. */
  | { readonly type: 'choice.resumed' }
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
