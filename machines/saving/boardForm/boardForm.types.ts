import type { Board } from '../../../src/domain/saving/board.ts'
import type { BoardNameError } from '../../../src/domain/saving/boardName.ts'
import type { Session } from '../../../src/domain/auth/session.ts'
import type { BoardFormError, BoardFormRowId } from '../../../src/errors/saving/boardForm.errors.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

/** Whose board is made, and what its name field holds at first. */
export interface BoardFormInput extends WithPolicy {
  readonly session: Session
  /** '' for an empty field; a suggested name otherwise. */
  readonly name: string
}

/** Whom the new board's maker wants beside them. Whoever gets the board sends these invites. saving.txt §4 "Save flow". */
export interface BoardInvites {
  /** Ids of members. */
  readonly userIds: readonly string[]
  readonly emails: readonly string[]
}

/** How a board form ends. */
export type BoardFormOutput =
  | { readonly kind: 'created'; readonly board: Board; readonly invites: BoardInvites }
  | { readonly kind: 'cancelled' }

export interface BoardFormContext extends BoardFormInput {
  readonly isSecret: boolean
  /** Everything that is wrong with the name, in the order it is said. */
  readonly nameErrors: readonly BoardNameError[]
  /** Why the board could not be made. */
  readonly error: BoardFormError | null
  /** The server's own words about that, as they are shown. */
  readonly serverMessage: string | null
  readonly invites: BoardInvites
  readonly board: Board | null
}

export type BoardFormEvent =
  | { readonly type: 'name.changed'; readonly name: string }
  | { readonly type: 'secret.changed'; readonly isSecret: boolean }
  | { readonly type: 'form.submitted'; readonly name: string; readonly invites: BoardInvites }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'form.cancelled' }

/** What leaves the form: a failure for the log, and how it ended for whoever has no part in its output. */
export type BoardFormEmitted =
  | { readonly type: 'attempt.failed'; readonly row: BoardFormRowId; readonly failure: Failure | null }
  | { readonly type: 'boardForm.created'; readonly board: Board; readonly invites: BoardInvites }
  | { readonly type: 'boardForm.cancelled' }
