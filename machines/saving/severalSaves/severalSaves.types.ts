import type { PinCreateMethod } from '../../../src/api/saving/saving.payloads.ts'
import type { Session } from '../../../src/domain/auth/session.ts'
import type { Board, PinToSave } from '../../../src/domain/saving/board.ts'
import type { SavedPin } from '../../../src/domain/saving/savedCounts.ts'
import type { FailedSave, SaveRowId } from '../../../src/errors/saving/save.errors.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { SavingToast } from '../../fragments/savingToast.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export interface SeveralSavesInput extends WithPolicy {
  readonly session: Session
  readonly pin: PinToSave
  readonly method: PinCreateMethod | null
  /** Whether a toast says that everything is saved, if the dialog is closed by then. */
  readonly isToastShown: boolean
  readonly boards: readonly Board[]
}

/** What has become of the save to one board. */
export interface BoardResult {
  readonly board: Board
  readonly state: 'waiting' | 'saving' | 'saved' | 'failed'
  /** Why it failed; null unless it did. */
  readonly error: FailedSave | null
  /** What the server says about it. */
  readonly serverMessage: string | null
  /** The pin on that board; null unless it is saved. */
  readonly saved: SavedPin | null
}

export interface SeveralSavesContext extends SeveralSavesInput {
  readonly results: readonly BoardResult[]
  /** Whether the member goes on choosing boards. */
  readonly isMore: boolean
}

export type SeveralSavesEvent =
  /** Sends again what failed and can be sent again. */
  | { readonly type: 'retry.requested' }
  /** 'Save to another board as well'. */
  | { readonly type: 'more.requested' }
  /** The dialog is closed: what is left is saved behind it. */
  | { readonly type: 'dialog.closed' }

export interface SeveralSavesOutput {
  /** Whether the member goes on choosing boards. */
  readonly isMore: boolean
  readonly savedIds: readonly string[]
}

export type SeveralSavesEmitted =
  | SavingToast
  | { readonly type: 'pin.saved'; readonly saved: SavedPin }
  | { readonly type: 'attempt.failed'; readonly row: SaveRowId; readonly failure: Failure | null }
