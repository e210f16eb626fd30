import { assign, emit, setup } from 'xstate'
import { judgeMove, pinMoveCall, type PinMove, type PinMoveCall } from '../../../src/domain/people/pinMove.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import { pinMoveMessage, resolvePinMoveError } from '../../../src/errors/people/pinMove.errors.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'
import type { PinMoveContext, PinMoveEmitted } from './pinMove.types.ts'

export interface Failed {
  readonly failure: Failure | null
}

/** The call for the first move in the queue; null if the pins are there already. */
export const callOf = ({ queue: [head], places, inDoubt }: PinMoveContext): PinMoveCall | null =>
  head ? pinMoveCall(head, (id) => (inDoubt.includes(id) ? null : (places.get(id) ?? head.from))) : null

/** Actors, delays, guards and actions; the chart is in `pinMove.machine.ts`. */
export const pinMoveSetup = setup({
  types: types<{
    context: PinMoveContext
    input: WithPolicy
    events: { type: 'move.requested'; move: PinMove }
    emitted: PinMoveEmitted
  }>(),
  actors: { movePins: notProvided<void, PinMoveCall>('movePins') },
  delays: delays('requestTimeout'),
  guards: {
    isOfPins: (_, { move }: { move: PinMove }) => judgeMove(move) === 'pins',
    isOfProductGroup: (_, { move }: { move: PinMove }) => judgeMove(move) === 'productGroup',
    isEmpty: ({ context }) => context.queue.length === 0,
    isThere: ({ context }) => callOf(context) === null,
    isMovedOn: ({
      context: {
        queue: [head, ...later],
      },
    }) => head !== undefined && head.pinIds.every((id) => later.some(({ pinIds }) => pinIds.includes(id))),
  },
  actions: {
    enqueue: assign(({ context: { queue, places } }, { move }: { move: PinMove }) => {
      const moved = new Map(places)
      for (const id of move.pinIds) if (!moved.has(id)) moved.set(id, move.from)
      return { queue: [...queue, move], places: moved, moved: null }
    }),
    assignMoved: assign(({ context: { queue } }) => ({ moved: queue[0] ?? null })),
    settle: assign(
      ({
        context: {
          queue: [head, ...later],
          places,
          inDoubt,
        },
      }) => {
        if (!head) return {}
        const moved = new Map([...places, ...head.pinIds.map((id) => [id, head.to] as const)])
        return { queue: later, places: moved, inDoubt: inDoubt.filter((id) => !head.pinIds.includes(id)) }
      },
    ),
    drop: assign(
      (
        {
          context: {
            queue: [head, ...later],
            inDoubt,
          },
        },
        { failure }: Failed,
      ) => ({
        queue: later,
        moved: null,
        inDoubt: failure?.kind === 'refused' ? inDoubt : [...inDoubt, ...(head?.pinIds ?? [])],
      }),
    ),
    emitMoved: emit(
      ({
        context: {
          queue: [head],
        },
      }) => {
        if (!head) throw new Error('No move is in flight.')
        return { type: 'pins.moved' as const, move: head }
      },
    ),
    emitGroupMoved: emit((_, { move }: { move: PinMove }) => ({ type: 'productGroup.moved' as const, move })),
    emitRejected: emit((_, { move }: { move: PinMove }) => {
      const reason = judgeMove(move) === 'samePlace' ? ('samePlace' as const) : ('nothingToMove' as const)
      return { type: 'move.rejected' as const, move, reason }
    }),
    emitFailed: emit(({ context: { policy } }, { failure }: Failed) => ({
      type: 'attempt.failed' as const,
      row: `pinMove.${resolvePinMoveError(failure, policy)}` as const,
      failure,
    })),
    emitError: emit(({ context: { policy } }, { failure }: Failed) => {
      const error = resolvePinMoveError(failure, policy)
      return {
        type: 'toast.shown' as const,
        message: `pinMove.error.${error}` as const,
        serverMessage: error === 'busy' ? null : pinMoveMessage(failure),
        duration: 'savingErrorToast' as const,
        kind: 'alert' as const,
      }
    }),
  },
})
