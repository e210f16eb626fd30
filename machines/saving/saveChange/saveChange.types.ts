import type { Session } from '../../../src/domain/auth/session.ts'
import type { SaveChange, SavedPlace } from '../../../src/domain/saving/saveChange.ts'
import type { SavedPin } from '../../../src/domain/saving/savedCounts.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { SaveRowId } from '../../../src/errors/saving/save.errors.ts'
import type { SaveChangeRowId } from '../../../src/errors/saving/saveChange.errors.ts'
import type { saveChange } from '../../../src/messages/en/saving/saveChange.ts'
import type { NewBoardChoice } from '../../fragments/createsBoard.ts'
import type { SavingToast } from '../../fragments/savingToast.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export interface SaveChangeInput extends WithPolicy {
  readonly session: Session
  readonly saved: SavedPin
  readonly isDesktop: boolean
  /** 'undo' removes the pin; 'choose' asks for another place; a place moves it there at once. */
  readonly wish: 'undo' | 'choose' | SavedPlace
}

export interface SaveChangeContext extends SaveChangeInput, NewBoardChoice {
  readonly pin: SavedPin['pin']
  /** What was asked of the server; null while a place is chosen. */
  readonly change: SaveChange | null
}

export type SaveChangeEvent =
  /** Close or Cancel: one step back, or closes the modal on the first step. */
  | { readonly type: 'step.cancelled' }
  /** The app closes the modal. */
  | { readonly type: 'modal.dismissed' }

/** A toast about a change. */
export interface SaveChangeToast extends Pick<SavingToast, 'serverMessage' | 'href' | 'duration' | 'kind'> {
  readonly type: 'toast.shown'
  readonly message: keyof typeof saveChange
  readonly values: Readonly<Record<string, string>>
  /** What may be asked for once more. Default: nothing. */
  readonly again?: 'undo' | SavedPlace | undefined
}

export type SaveChangeEmitted =
  | SaveChangeToast
  /** At once, before the server has answered; and again, taken back, if the server fails. */
  | { readonly type: 'save.changed'; readonly change: SaveChange }
  /** The server has made the change. */
  | { readonly type: 'change.confirmed'; readonly change: SaveChange }
  | {
      readonly type: 'attempt.failed'
      readonly row: SaveRowId | SaveChangeRowId
      readonly failure: Failure | null
    }
  /** The flow is done. */
  | { readonly type: 'flow.ended' }
