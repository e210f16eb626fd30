import { assign, emit, not, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import type { BoardCreatePayload } from '../../../src/api/saving/saving.payloads.ts'
import type { Board } from '../../../src/domain/saving/board.ts'
import { boardNameErrors } from '../../../src/domain/saving/boardName.ts'
import { isAdAccountOwner } from '../../../src/domain/auth/session.ts'
import type { Policy } from '../../../src/domain/policy/policy.ts'
import {
  boardFormMessage,
  resolveBoardFormError,
  type BoardFormError,
} from '../../../src/errors/saving/boardForm.errors.ts'
import type { collaboratorsMachine } from '../collaborators/collaborators.machine.ts'
import { eventsOf, output, type Output, type Thrown } from '../../fragments/events.ts'
import { failureOf } from '../../fragments/outcome.ts'
import { fails, timesOut } from '../../fragments/form.ts'
import { delays, notProvided, notProvidedMachine, types } from '../../fragments/setup.ts'
import { boardPayload } from './boardForm.rules.ts'
import type {
  BoardFormContext,
  BoardFormEvent,
  BoardFormEmitted,
  BoardFormInput,
  BoardFormOutput,
  BoardInvites,
} from './boardForm.types.ts'

const on = eventsOf<BoardFormContext, BoardFormEvent>()
const noInvites: BoardInvites = { userIds: [], emails: [] }
const noError = { error: null, serverMessage: null } as const
const isValidName = (name: string, policy: Policy) => boardNameErrors(name, policy).length === 0

/** The form that creates a board. Spec: saving.txt §2 "Create-board form", §4 "Board create form", §5, §6, §8. */
export const boardFormMachine = setup({
  types: types<{
    context: BoardFormContext
    input: BoardFormInput
    events: BoardFormEvent
    output: BoardFormOutput
    emitted: BoardFormEmitted
    children: { collaborators: 'collaborators' }
  }>(),
  actors: {
    createBoard: notProvided<Board, BoardCreatePayload>('createBoard'),
    collaborators: notProvidedMachine<typeof collaboratorsMachine>('collaborators'),
  },
  delays: delays('requestTimeout'),
  guards: {
    isNameGood: ({ context: { name, policy }, event }) =>
      isValidName(event.type === 'form.submitted' ? event.name : name, policy),
    isOwner: ({ context }) => isAdAccountOwner(context.session),
    /** A retry helps after a fault, but not after a refusal. */
    canRetry: ({ context: { error, name, policy } }) => error !== 'refused' && isValidName(name, policy),
  },
  actions: {
    assignName: assign(({ context: { policy }, event }) =>
      'name' in event ? { name: event.name, nameErrors: boardNameErrors(event.name, policy) } : {},
    ),
    assignInvites: assign(
      on.patch('form.submitted', ({ invites }, { session }) => ({
        invites: isAdAccountOwner(session) ? invites : noInvites,
      })),
    ),
    assignSecret: assign(on.patch('secret.changed', ({ isSecret }) => ({ isSecret }))),
    assignBoard: assign((_, { output: board }: Output<Board>) => ({ board })),
    emitCreated: emit(({ context: { invites } }, { output: board }: Output<Board>) => ({
      type: 'boardForm.created' as const,
      board,
      invites,
    })),
    emitCancelled: emit({ type: 'boardForm.cancelled' }),
    assignFailure: assign(({ context }, { error }: Thrown) => ({
      error: resolveBoardFormError(toFailure(error), context.policy),
      serverMessage: boardFormMessage(toFailure(error)),
    })),
    assignRow: assign((_, { row }: { row: BoardFormError }) => ({ error: row, serverMessage: null })),
    clearError: assign(noError),
    emitFailed: emit(({ context }, { error }: Thrown) => ({
      type: 'attempt.failed' as const,
      row: `boardForm.${context.error ?? 'malformed'}` as const,
      failure: failureOf({ error }),
    })),
  },
}).createMachine({
  id: 'boardForm',
  context: ({ input }) => ({
    ...input,
    ...noError,
    isSecret: false,
    // A suggested name is validated at once; an empty field shows no error until it is used.
    nameErrors: input.name === '' ? [] : boardNameErrors(input.name, input.policy),
    invites: noInvites,
    board: null,
  }),
  invoke: { src: 'collaborators', id: 'collaborators', input: ({ context: { policy } }) => ({ policy }) },
  initial: 'editing',
  output: ({ context: { board, invites } }) =>
    board ? { kind: 'created', board, invites } : { kind: 'cancelled' },
  on: {
    'name.changed': { actions: 'assignName' },
    /** Possible at any time; aborts a call in flight. */
    'form.cancelled': '.cancelled',
  },
  states: {
    editing: {
      initial: 'incomplete',
      on: {
        'secret.changed': { guard: 'isOwner', actions: 'assignSecret' },
        'form.submitted': [
          { guard: 'isNameGood', target: 'submitting', actions: ['assignName', 'assignInvites'] },
          { actions: 'assignName' },
        ],
      },
      states: {
        incomplete: { always: { guard: 'isNameGood', target: 'complete' } },
        complete: { always: { guard: not('isNameGood'), target: 'incomplete' } },
      },
    },
    submitting: {
      tags: 'pending',
      entry: 'clearError',
      invoke: {
        src: 'createBoard',
        input: ({ context }) => boardPayload(context),
        onDone: {
          target: 'created',
          actions: [
            { type: 'assignBoard', params: output },
            { type: 'emitCreated', params: output },
          ],
        },
        onError: fails('failed'),
      },
      after: timesOut('failed', 'timedOut'),
    },
    /** Nothing can be submitted until the form is edited or a fault is retried. */
    failed: {
      on: {
        'name.changed': { target: 'editing', actions: ['assignName', 'clearError'] },
        'secret.changed': { guard: 'isOwner', target: 'editing', actions: ['assignSecret', 'clearError'] },
        'retry.requested': { guard: 'canRetry', target: 'submitting' },
      },
    },
    created: { type: 'final' },
    cancelled: { type: 'final', entry: 'emitCancelled' },
  },
})
