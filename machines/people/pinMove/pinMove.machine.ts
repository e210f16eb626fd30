import { assign, emit, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import {
  isMove,
  pinMoveCall,
  type PinMove,
  type PinMoveCall,
  type PinPlace,
} from '../../../src/domain/people/pinMove.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import {
  pinMoveWords,
  resolvePinMoveError,
  type PinMoveError,
} from '../../../src/errors/people/pinMove.errors.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'
import type { SavingToast } from '../../fragments/savingToast.ts'

export interface PinMoveContext extends WithPolicy {
  /** Moves as they were asked for; the first one is under way. Each shows at once. */
  readonly queue: readonly PinMove[]
  /** Where the server has the pins that were ever moved here, by their id. */
  readonly places: ReadonlyMap<string, PinPlace>
  /** Pins of which nobody knows whether the last failed call has moved them. */
  readonly inDoubt: readonly string[]
}

/** Where a pin shows: where it was moved last, else where the server has it, else where the page says. */
export const shownPlace = (
  { queue, places }: Pick<PinMoveContext, 'queue' | 'places'>,
  pinId: string,
  place: PinPlace,
): PinPlace => queue.findLast(({ pinIds }) => pinIds.includes(pinId))?.to ?? places.get(pinId) ?? place

/** What leaves it: pins that are moved for good, a line for the log, a sentence for the person. */
export type PinMoveEmitted =
  | SavingToast
  | { readonly type: 'pins.moved'; readonly move: PinMove }
  | {
      readonly type: 'attempt.failed'
      readonly row: `pinMove.${PinMoveError}`
      readonly failure: Failure | null
    }

export interface Failed {
  readonly failure: Failure | null
}

const callOf = ({ queue: [head], places, inDoubt }: PinMoveContext): PinMoveCall | null =>
  head ? pinMoveCall(head, (id) => (inDoubt.includes(id) ? null : (places.get(id) ?? head.from))) : null

const thrown = ({ event }: { event: { error: unknown } }): Failed => ({ failure: toFailure(event.error) })
const failed = <Params>(params: Params) =>
  [
    // All of its pins have been moved on meanwhile: nothing that is wanted has failed.
    {
      guard: 'isMovedOn',
      target: 'deciding',
      actions: [
        { type: 'emitFailed', params },
        { type: 'drop', params },
      ],
    },
    {
      target: 'deciding',
      actions: [
        { type: 'emitFailed', params },
        { type: 'emitError', params },
        { type: 'drop', params },
      ],
    },
  ] as const

/**
 * Moves pins between boards and sections. Spec: saving.txt §4 "Pin move", §7, §8. A move shows at once; the server hears of one at a time,
 * since it takes no two board actions together, and one that fails takes back no other. H4, D23.
 */
export const pinMoveMachine = setup({
  types: types<{
    context: PinMoveContext
    input: WithPolicy
    events: { type: 'move.requested'; move: PinMove }
    emitted: PinMoveEmitted
  }>(),
  actors: { movePins: notProvided<void, PinMoveCall>('movePins') },
  delays: delays('requestTimeout'),
  guards: {
    isMove: (_, { move }: { move: PinMove }) => isMove(move),
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
      const known = new Map(places)
      for (const id of move.pinIds) if (!known.has(id)) known.set(id, move.from)
      return { queue: [...queue, move], places: known }
    }),
    settle: assign(
      ({
        context: {
          queue: [head, ...later],
          places,
          inDoubt,
        },
      }) => {
        if (!head) return {}
        const known = new Map([...places, ...head.pinIds.map((id) => [id, head.to] as const)])
        return { queue: later, places: known, inDoubt: inDoubt.filter((id) => !head.pinIds.includes(id)) }
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
        inDoubt: failure?.kind === 'refused' ? inDoubt : [...inDoubt, ...(head?.pinIds ?? [])],
      }),
    ),
    emitMoved: emit(
      ({
        context: {
          queue: [head],
        },
      }) => {
        if (!head) throw new Error('There is no move under way.')
        return { type: 'pins.moved' as const, move: head }
      },
    ),
    emitFailed: emit(({ context: { policy } }, { failure }: Failed) => ({
      type: 'attempt.failed' as const,
      row: `pinMove.${resolvePinMoveError(failure, policy)}` as const,
      failure,
    })),
    emitError: emit(({ context: { policy } }, { failure }: Failed) => {
      const isBusy = resolvePinMoveError(failure, policy) === 'busy'
      return {
        type: 'toast.shown' as const,
        message: isBusy ? ('saving.toast.boardBusy' as const) : ('saving.toast.moveFailed' as const),
        words: isBusy ? null : pinMoveWords(failure),
        duration: 'savingErrorToast' as const,
        kind: 'alert' as const,
      }
    }),
  },
}).createMachine({
  id: 'pinMove',
  context: ({ input }) => ({ ...input, queue: [], places: new Map(), inDoubt: [] }),
  initial: 'resting',
  states: {
    deciding: {
      always: [
        { guard: 'isEmpty', target: 'resting' },
        { guard: 'isThere', target: 'deciding', reenter: true, actions: 'settle' },
        { target: 'moving' },
      ],
    },
    resting: {
      on: {
        'move.requested': {
          guard: { type: 'isMove', params: ({ event }) => event },
          target: 'deciding',
          actions: { type: 'enqueue', params: ({ event }) => event },
        },
      },
    },
    moving: {
      tags: 'pending',
      on: {
        'move.requested': {
          guard: { type: 'isMove', params: ({ event }) => event },
          actions: { type: 'enqueue', params: ({ event }) => event },
        },
      },
      invoke: {
        src: 'movePins',
        input: ({ context }) => {
          const call = callOf(context)
          if (!call) throw new Error('There is no move to make.')
          return call
        },
        onDone: { target: 'deciding', actions: ['emitMoved', 'settle'] },
        onError: failed(thrown),
      },
      after: { requestTimeout: failed({ failure: null }) },
    },
  },
})
