import { assign, enqueueActions, setup, stateIn } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import { countSave } from '../../../src/domain/saving/savedCounts.ts'
import { canSaveAgain, resolveSaveError } from '../../../src/errors/saving/save.errors.ts'
import { detailOrMessage } from '../../../src/errors/serverText.ts'
import { output, thrown, type Output, type Thrown } from '../../fragments/events.ts'
import { required } from '../../fragments/outcome.ts'
import { delays, notProvided, types } from '../../fragments/setup.ts'
import type { SaveRequest } from '../saveToBoard/saveToBoard.types.ts'
import type {
  BoardResult,
  SeveralSavesContext,
  SeveralSavesEmitted,
  SeveralSavesEvent,
  SeveralSavesInput,
  SeveralSavesOutput,
} from './severalSaves.types.ts'

const isAt =
  (state: BoardResult['state']) =>
  (result: BoardResult): boolean =>
    result.state === state
const canRepeat = ({ state, error }: BoardResult) =>
  state === 'failed' && error !== null && canSaveAgain(error)
const waiting = (board: BoardResult['board']): BoardResult => ({
  board,
  state: 'waiting',
  error: null,
  serverMessage: null,
  saved: null,
})
const current = ({ results }: Pick<SeveralSavesContext, 'results'>) =>
  required(results.find(isAt('saving')) ?? null, 'a board that is saved to').board
const changed = (results: readonly BoardResult[], from: BoardResult['state'], to: Partial<BoardResult>) => {
  const index = results.findIndex(isAt(from))
  return results.map((result, at) => (at === index ? { ...result, ...to } : result))
}
const failed = <Params>(params: Params) =>
  ({ target: 'deciding', actions: { type: 'fail', params } }) as const

const isLeft = stateIn('#severalSaves.dialog.left')

/**
 * Saves a pin to several boards, one after the other. A failure does not keep the pin from the boards after it; 'Try again' sends only what
 * failed. Closing the dialog cancels nothing: a toast then says what became of it.
 */
export const severalSavesMachine = setup({
  types: types<{
    context: SeveralSavesContext
    input: SeveralSavesInput
    events: SeveralSavesEvent
    output: SeveralSavesOutput
    emitted: SeveralSavesEmitted
  }>(),
  actors: { savePin: notProvided<{ readonly pinId: string }, SaveRequest>('savePin') },
  delays: delays('requestTimeout'),
  guards: {
    hasWaiting: ({ context }) => context.results.some(isAt('waiting')),
    canRetry: ({ context }) => context.results.some(canRepeat),
  },
  actions: {
    take: assign(({ context }) => ({ results: changed(context.results, 'waiting', { state: 'saving' }) })),
    succeed: enqueueActions(
      ({ context, enqueue }, { output: { pinId } }: Output<{ readonly pinId: string }>) => {
        const board = current(context)
        const saved = countSave({ pin: context.pin, pinId, board, section: null })
        enqueue.emit({ type: 'pin.saved', saved })
        enqueue.assign({ results: changed(context.results, 'saving', { state: 'saved', saved }) })
      },
    ),
    fail: enqueueActions(({ context, enqueue }, { error: cause }: Thrown) => {
      const failure = cause === null ? null : toFailure(cause)
      const error = failure ? resolveSaveError(failure, context.policy) : ('timedOut' as const)
      const serverMessage = failure && detailOrMessage(failure)
      enqueue.emit({ type: 'attempt.failed', row: `save.${error}`, failure })
      enqueue.assign({
        results: changed(context.results, 'saving', { state: 'failed', error, serverMessage }),
      })
    }),
    assignMore: assign({ isMore: true }),
    requeue: assign(({ context }) => ({
      results: context.results.map((result) => (canRepeat(result) ? waiting(result.board) : result)),
    })),
    announce: enqueueActions(({ context: { policy, results, isToastShown }, enqueue }) => {
      const missing = results.filter(isAt('failed'))
      const isFailed = missing.length > 0
      if (!isFailed && !isToastShown) return
      // Where some are missing, the toast is about those.
      const canUndo = !isFailed && policy.saving.undoSaves
      enqueue.emit({
        type: 'toast.shown',
        message: isFailed ? 'saving.toast.notSavedToSeveral' : 'saving.toast.savedToSeveral',
        names: (isFailed ? missing : results).map(({ board }) => board.name),
        ...(canUndo && { savedAll: results.flatMap(({ saved }) => saved ?? []) }),
        duration: isFailed ? 'savingErrorToast' : canUndo ? 'undoToast' : 'saveToast',
        kind: isFailed ? 'alert' : 'status',
      })
    }),
  },
}).createMachine({
  id: 'severalSaves',
  context: ({ input }) => ({ ...input, results: input.boards.map(waiting), isMore: false }),
  type: 'parallel',
  output: ({ context: { isMore, results } }) => ({
    isMore,
    savedIds: results.filter(isAt('saved')).map(({ board }) => board.id),
  }),
  states: {
    dialog: {
      initial: 'shown',
      states: {
        shown: {
          on: {
            'dialog.closed': 'left',
            'more.requested': {
              guard: stateIn('#severalSaves.saves.reviewing'),
              target: 'left',
              actions: 'assignMore',
            },
          },
        },
        left: { type: 'final' },
      },
    },
    saves: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'hasWaiting', target: 'saving', actions: 'take' },
            { guard: isLeft, target: 'ended', actions: 'announce' },
            { target: 'reviewing' },
          ],
        },
        saving: {
          tags: 'pending',
          invoke: {
            src: 'savePin',
            input: ({ context: { pin, session, method, ...context } }) => ({
              pin,
              session,
              method,
              boardId: current(context).id,
              sectionId: null,
            }),
            onDone: { target: 'deciding', actions: { type: 'succeed', params: output } },
            onError: failed(thrown),
          },
          after: { requestTimeout: failed({ error: null }) },
        },
        /** The dialog says what became of each board. */
        reviewing: {
          always: { guard: isLeft, target: 'ended' },
          on: { 'retry.requested': { guard: 'canRetry', target: 'deciding', actions: 'requeue' } },
        },
        ended: { type: 'final' },
      },
    },
  },
})
