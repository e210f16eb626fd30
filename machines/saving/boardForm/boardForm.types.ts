import type { Board } from '../../../src/domain/saving/board.ts'
import type { BoardNameError } from '../../../src/domain/saving/boardName.ts'
import type { Session } from '../../../src/domain/auth/session.ts'
import type { BoardFormError, BoardFormRowId } from '../../../src/errors/saving/boardForm.errors.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export interface BoardFormInput extends WithPolicy {
  readonly session: Session
  /** A suggested name, or ''. */
  readonly name: string
}

/** Collaborators to invite once the board exists; the parent sends the invites. saving.txt §4 "Save flow". */
export interface BoardInvites {
  /** Member ids. */
  readonly userIds: readonly string[]
  readonly emails: readonly string[]
}

/** How a board form ends. */
export type BoardFormOutput =
  | { readonly kind: 'created'; readonly board: Board; readonly invites: BoardInvites }
  | { readonly kind: 'cancelled' }

export interface BoardFormContext extends BoardFormInput {
  readonly isSecret: boolean
  /** Everything that is wrong with the name, in the order shown. */
  readonly nameErrors: readonly BoardNameError[]
  /** Why the board could not be created. */
  readonly error: BoardFormError | null
  /** The server's message about that, as shown. */
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

/** Failures for the log, and how the form ended, for flows without a parent machine. */
export type BoardFormEmitted =
  | { readonly type: 'attempt.failed'; readonly row: BoardFormRowId; readonly failure: Failure | null }
  | { readonly type: 'boardForm.created'; readonly board: Board; readonly invites: BoardInvites }
  | { readonly type: 'boardForm.cancelled' }
