import { assign, emit, not, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import type { BoardCreatePayload } from '../../../src/api/saving/saving.payloads.ts'
import type { Board } from '../../../src/domain/saving/board.ts'
import { boardNameErrors } from '../../../src/domain/saving/boardName.ts'
import { isAdAccountOwner } from '../../../src/domain/auth/session.ts'
import { boardFormWords, resolveBoardFormError } from '../../../src/errors/saving/boardForm.errors.ts'
import type { collaboratorsMachine } from '../collaborators/collaborators.machine.ts'
import { delays, notProvided, notProvidedMachine, types } from '../../fragments/setup.ts'
import { boardPayload } from './boardForm.payload.ts'
import type {
  BoardFormContext,
  BoardFormEvent,
  BoardFormEmitted,
  BoardFormInput,
  BoardFormOutput,
  BoardInvites,
} from './boardForm.types.ts'

const nobody: BoardInvites = { userIds: [], emails: [] }

type Thrown = { event: { error: unknown } }
const thrown = ({ event }: Thrown) => ({ thrown: event.error })
const made = ({ event }: { event: { output: Board } }) => ({ board: event.output })

/** A name that stands in the field at first is judged at once; an empty field is not blamed before anybody has been there. */
const start = ({ input }: { input: BoardFormInput }): BoardFormContext => ({
  ...input,
  isSecret: false,
  nameErrors: input.name === '' ? [] : boardNameErrors(input.name, input.policy),
  error: null,
  serverMessage: null,
  invites: nobody,
  board: null,
})

/** Making a board. Spec: saving.txt §2 "Create-board form", §4 "Board create form", §5 "Board name", "Secret toggle", §6, §8. */
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
    isNameGood: ({ context, event }) =>
      boardNameErrors(event.type === 'form.submitted' ? event.name : context.name, context.policy).length ===
      0,
    isOwner: ({ context }) => isAdAccountOwner(context.session),
    /** What the server has refused it would refuse again; a fault may pass. D8, D9. */
    canRetry: ({ context: { error, name, policy } }) =>
      error !== 'refused' && boardNameErrors(name, policy).length === 0,
  },
  actions: {
    assignName: assign(({ context, event }) => {
      if (event.type !== 'name.changed' && event.type !== 'form.submitted') return {}
      const nameErrors = boardNameErrors(event.name, context.policy)
      // The same list as before is the same object: the view draws nothing anew.
      return {
        name: event.name,
        nameErrors: `${nameErrors}` === `${context.nameErrors}` ? context.nameErrors : nameErrors,
      }
    }),
    assignInvites: assign(({ context, event }) =>
      event.type === 'form.submitted'
        ? { invites: isAdAccountOwner(context.session) ? event.invites : nobody }
        : {},
    ),
    assignSecret: assign(({ event }) =>
      event.type === 'secret.changed' ? { isSecret: event.isSecret } : {},
    ),
    assignBoard: assign((_, { board }: { board: Board }) => ({ board })),
    emitCreated: emit(({ context: { invites } }, { board }: { board: Board }) => ({
      type: 'boardForm.created' as const,
      board,
      invites,
    })),
    emitCancelled: emit({ type: 'boardForm.cancelled' }),
    assignFailure: assign(({ context }, { thrown: error }: { thrown: unknown }) => {
      const failure = toFailure(error)
      return { error: resolveBoardFormError(failure, context.policy), serverMessage: boardFormWords(failure) }
    }),
    assignTimedOut: assign({ error: 'timedOut', serverMessage: null }),
    clearError: assign({ error: null, serverMessage: null }),
    emitFailed: emit(({ context }, params: { thrown: unknown } | undefined) => ({
      type: 'attempt.failed' as const,
      row: `boardForm.${context.error ?? 'malformed'}` as const,
      failure: params ? toFailure(params.thrown) : null,
    })),
  },
}).createMachine({
  id: 'boardForm',
  context: start,
  invoke: { src: 'collaborators', id: 'collaborators', input: ({ context: { policy } }) => ({ policy }) },
  initial: 'editing',
  output: ({ context: { board, invites } }) =>
    board ? { kind: 'created', board, invites } : { kind: 'cancelled' },
  on: {
    'name.changed': { actions: 'assignName' },
    /** The way out at any time: it aborts a call that never answers, too. D13. */
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
            { type: 'assignBoard', params: made },
            { type: 'emitCreated', params: made },
          ],
        },
        onError: {
          target: 'failed',
          actions: [
            { type: 'assignFailure', params: thrown },
            { type: 'emitFailed', params: thrown },
          ],
        },
      },
      after: {
        requestTimeout: {
          target: 'failed',
          actions: ['assignTimedOut', { type: 'emitFailed', params: undefined }],
        },
      },
    },
    /** Nothing is sent until something is edited, or a fault is tried again. saving.txt §5. */
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
