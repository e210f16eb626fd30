import type { Board, BoardSection, PinToSave } from '../../../src/domain/saving/board.ts'
import type { SavedPin } from '../../../src/domain/saving/savedCounts.ts'
import type { PinCreateMethod } from '../../../src/api/saving/saving.payloads.ts'
import type { Session } from '../../../src/domain/auth/session.ts'
import type { SaveRowId } from '../../../src/errors/saving/save.errors.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { BoardInvites } from '../boardForm/boardForm.types.ts'
import type { BoardPickerMemory } from '../boardPicker/boardPicker.types.ts'
import type { SavingToast } from '../../fragments/savingToast.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export interface SaveToBoardInput extends WithPolicy {
  readonly session: Session
  readonly pin: PinToSave
  /** The board that the pin is looked at on; null: none. */
  readonly sourceBoardId: string | null
  /** Whether a successful save may say so in a toast. saving.txt §4 "when the caller allows it". */
  readonly isToastShown: boolean
  readonly isDesktop: boolean
  /** Where a new pin comes from; null: not said. */
  readonly method: PinCreateMethod | null
}

export interface SaveToBoardContext extends SaveToBoardInput {
  /** What the list of boards begins with when one comes back to it. */
  readonly memory: BoardPickerMemory | null
  /** What the name field of a new board holds at first. */
  readonly boardName: string
  /** The board selected; null while none is. */
  readonly board: Board | null
  readonly section: BoardSection | null
  /** The section that is made is the first one of its board. */
  readonly isFirstSection: boolean
  /** Whom to invite to the board that was just made; null: the board was there before. */
  readonly invites: BoardInvites | null
}

export type SaveToBoardEvent =
  /** Close or Cancel: one step back; where there is none, the modal closes. saving.txt §4. */
  | { readonly type: 'step.cancelled' }
  /** The app takes the modal away, whatever it shows. */
  | { readonly type: 'modal.dismissed' }

/** What leaves the flow. */
export type SaveToBoardEmitted =
  | SavingToast
  | { readonly type: 'attempt.failed'; readonly row: SaveRowId; readonly failure: Failure | null }
  /** Once a save, whatever becomes of what follows it. D21. */
  | { readonly type: 'pin.saved'; readonly saved: SavedPin }
  /** The sections as the server has them after the save. */
  | { readonly type: 'sections.refreshed'; readonly refreshed: RefreshedSections }
  /** The page of the original board is where the person goes. */
  | { readonly type: 'board.opened'; readonly url: string }
  /** The modal is gone; the save may go on without it. */
  | { readonly type: 'modal.closed' }
  /** Nothing is left to do. */
  | { readonly type: 'flow.ended' }

/** What is saved where. */
export interface SaveRequest extends Pick<SaveToBoardInput, 'session' | 'pin' | 'method'> {
  readonly boardId: string
  readonly sectionId: string | null
}

/** What the server has after a save into a section. saving.txt §4 "the section data is refetched". */
export interface RefreshedSections {
  readonly boardId: string
  readonly section: BoardSection
  readonly sections: readonly BoardSection[]
}
