import type { Board, BoardSection, PinToSave, SaveChoice } from '../../../src/domain/saving/board.ts'
import type { SavedPin } from '../../../src/domain/saving/savedCounts.ts'
import type { PinCreateMethod } from '../../../src/api/saving/saving.payloads.ts'
import type { Session } from '../../../src/domain/auth/session.ts'
import type { SaveRowId } from '../../../src/errors/saving/save.errors.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { NewBoardChoice } from '../../fragments/createsBoard.ts'
import type { SavingToast } from '../../fragments/savingToast.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export interface SaveToBoardInput extends WithPolicy {
  readonly session: Session
  readonly pin: PinToSave
  /** The board on whose page the pin is; null if none. */
  readonly sourceBoardId: string | null
  /** Whether a successful save shows a toast. */
  readonly isToastShown: boolean
  readonly isDesktop: boolean
  /** Where a new pin comes from; null if unknown. */
  readonly method: PinCreateMethod | null
  /** Where the pin is saved, when a failed save is tried again: at once, without the modal. Default: the user chooses. */
  readonly chosen?: Pick<SaveChoice, 'board' | 'section'> | undefined
}

export interface SaveToBoardContext extends SaveToBoardInput, NewBoardChoice {
  /** The boards to save to at once; none: `board`. */
  readonly several: readonly Board[]
  /** The boards saved to since the modal opened, where there may be several. */
  readonly savedIds: readonly string[]
  /** The address of the page of the original board; '' until it is known. */
  readonly originalUrl: string
}

export type SaveToBoardEvent =
  /** Close or Cancel: one step back, or closes the modal on the first step. */
  | { readonly type: 'step.cancelled' }
  /** The app closes the modal. */
  | { readonly type: 'modal.dismissed' }
  /** Something was typed into the pin's description. */
  | { readonly type: 'description.changed'; readonly description: string }
  /** The user saves the next pin: the page is not left for the original board. */
  | { readonly type: 'page.kept' }

export type SaveToBoardEmitted =
  | SavingToast
  | {
      readonly type: 'attempt.failed'
      readonly row: SaveRowId | 'boardPicker.sectionGone'
      readonly failure: Failure | null
    }
  /** A section that the user chose in the list of boards is gone. */
  | { readonly type: 'section.gone'; readonly boardId: string; readonly sectionId: string }
  /** Emitted once per save, regardless of what follows. */
  | { readonly type: 'pin.saved'; readonly saved: SavedPin }
  /** The server's sections after the save. */
  | { readonly type: 'sections.refreshed'; readonly refreshed: RefreshedSections }
  /** Navigate to the original board's page. */
  | { readonly type: 'board.opened'; readonly url: string }
  /** The modal closed; the save may still be in flight. */
  | { readonly type: 'modal.closed' }
  /** The flow is done. */
  | { readonly type: 'flow.ended' }

/** Input of the save call. */
export interface SaveRequest extends Pick<SaveToBoardInput, 'session' | 'pin' | 'method'> {
  readonly boardId: string
  readonly sectionId: string | null
}

/** The sections after a save into one of them. saving.txt §4 "the section data is refetched". */
export interface RefreshedSections {
  readonly boardId: string
  /** The key of the board's sections in an app that keeps its feeds by the product's keys: `board-sections:{boardId}`. */
  readonly feedKey: string
  readonly section: BoardSection
  readonly sections: readonly BoardSection[]
}
