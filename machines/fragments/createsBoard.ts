import type { BoardFormOutput, BoardInvites } from '../saving/boardForm/boardForm.types.ts'
import type { SaveRowId } from '../../src/errors/saving/save.errors.ts'
import { boardOf, type BoardChoice } from './choosesBoard.ts'
import { output, type Output, type Thrown } from './events.ts'
import { failureOf } from './outcome.ts'
import { notProvided } from './setup.ts'

/** A choice that may be a new board. */
export interface NewBoardChoice extends BoardChoice {
  /** Collaborators to invite to a board that was just created; null for an existing board. */
  readonly invites: BoardInvites | null
}

export const inviteActors = {
  inviteCollaborators: notProvided<void, BoardInvites & { readonly boardId: string }>('inviteCollaborators'),
}

export const inviteGuards = {
  hasInvites: ({ context: { invites } }: { context: NewBoardChoice }) =>
    invites !== null && invites.userIds.length + invites.emails.length > 0,
}

/** For `assignNewBoard`. */
export const createdBoard = (_: unknown, { output: form }: Output<BoardFormOutput>) =>
  form.kind === 'created' ? { board: form.board, invites: form.invites } : {}

/** The form of a new board, which is `chosen` once it is created. The machine has the action `assignNewBoard`. */
export const createsBoard = <const Chosen extends string, const Left extends string>(
  chosen: Chosen,
  left: Left,
) =>
  ({
    tags: 'view:creatingBoard',
    invoke: {
      src: 'boardForm',
      id: 'boardForm',
      input: ({ context: { policy, session, boardName } }: { context: BoardChoice }) => ({
        policy,
        session,
        name: boardName,
      }),
      onDone: [
        { guard: { type: 'isCancelled', params: output<BoardFormOutput> }, target: left },
        { target: chosen, actions: { type: 'assignNewBoard', params: output<BoardFormOutput> } },
      ],
    },
    on: { 'step.cancelled': left, 'modal.dismissed': left },
  }) as const

/** The event of a failure that is only logged, for the action `emitFailed`. */
export const failedSilently = (_: unknown, { row, ...failed }: Thrown & { readonly row: SaveRowId }) => ({
  type: 'attempt.failed' as const,
  row,
  failure: failureOf(failed),
})

/** A failure that is only logged. The machine has the action `emitFailed`. */
export function silently<Row extends SaveRowId>(row: Row) {
  return {
    type: 'emitFailed',
    params: ({ event }: { event: Thrown }) => ({ row, error: event.error }),
  } as const
}
export function silentTimeout<Row extends SaveRowId>(row: Row) {
  return { type: 'emitFailed', params: { row, error: null } } as const
}

/** Sends the invitations to the board that was just created, which exists whatever becomes of the pin. */
export const inviting = <const Settled extends string>(settled: Settled) => ({
  invoke: {
    src: 'inviteCollaborators' as const,
    input: ({ context }: { context: NewBoardChoice }) => ({
      boardId: boardOf(context).id,
      userIds: [],
      emails: [],
      ...context.invites,
    }),
    onDone: settled,
    onError: { target: settled, actions: silently('save.inviteFailed') },
  },
  after: { requestTimeout: { target: settled, actions: silentTimeout('save.inviteFailed') } },
})
