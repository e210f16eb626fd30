import type { Session } from '../../../src/domain/auth/session.ts'
import type { Board, BoardSection } from '../../../src/domain/saving/board.ts'
import type { SaveRowId } from '../../../src/errors/saving/save.errors.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { BoardChoice } from '../../fragments/choosesBoard.ts'
import type { WithPolicy } from '../../fragments/setup.ts'
import type { BoardInvites } from '../../saving/boardForm/boardForm.types.ts'
import type { BoardPickerMemory } from '../../saving/boardPicker/boardPicker.types.ts'

/** A board and, if one was chosen, a section of it. */
export interface Destination {
  readonly board: Board
  readonly section: BoardSection | null
}

export interface DestinationInput extends WithPolicy {
  readonly session: Session
  /** The pin to save again; null for a new one. */
  readonly pinId: string | null
  /** State of the list of boards from the last time; null the first time. */
  readonly memory: BoardPickerMemory | null
}

export interface DestinationContext extends DestinationInput, BoardChoice {
  /** Collaborators to invite to a board that was just created. */
  readonly invites: BoardInvites
}

/** Where the pin goes, or that the user cancelled. */
export type DestinationOutput =
  | (Destination & { readonly outcome: 'chosen'; readonly memory: BoardPickerMemory | null })
  | { readonly outcome: 'cancelled' }

/** Close or Cancel: one step back; on the first step the choice is cancelled. */
export interface DestinationEvent {
  readonly type: 'step.cancelled'
}

export type DestinationEmitted =
  /** The owner's boards have changed, so lists that were read before are out of date. */
  | { readonly type: 'board.created'; readonly ownerUsername: string | null }
  | { readonly type: 'attempt.failed'; readonly row: SaveRowId; readonly failure: Failure | null }
