import { toFailure } from '../../../src/api/failure.ts'
import type { Thrown } from '../../fragments/events.ts'
import { required } from '../../fragments/outcome.ts'
import { callOf, pinMoveSetup, type Failed } from './pinMove.setup.ts'

const thrown = ({ event }: { event: Thrown }): Failed => ({ failure: toFailure(event.error) })

const failed = <Params>(params: Params) =>
  [
    // A later move is queued for all of its pins, so there is nothing to tell the user.
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
 * Moves pins between boards and sections. Spec: saving.txt §4 "Pin move". A move shows at once. The server gets one move at a time, because
 * it rejects concurrent board actions, and a failure does not undo other moves.
 */
export const pinMoveMachine = pinMoveSetup.createMachine({
  id: 'pinMove',
  context: ({ input }) => ({ ...input, queue: [], places: new Map(), inDoubt: [], moved: null }),
  initial: 'resting',
  /** Without pins, or to where they are. */
  on: {
    'move.requested': [
      {
        guard: { type: 'isOfProductGroup', params: ({ event }) => event },
        actions: { type: 'emitGroupMoved', params: ({ event }) => event },
      },
      { actions: { type: 'emitRejected', params: ({ event }) => event } },
    ],
  },
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
          guard: { type: 'isOfPins', params: ({ event }) => event },
          target: 'deciding',
          actions: { type: 'enqueue', params: ({ event }) => event },
        },
      },
    },
    moving: {
      tags: 'pending',
      on: {
        'move.requested': {
          guard: { type: 'isOfPins', params: ({ event }) => event },
          actions: { type: 'enqueue', params: ({ event }) => event },
        },
      },
      invoke: {
        src: 'movePins',
        input: ({ context }) => required(callOf(context), 'call'),
        onDone: { target: 'deciding', actions: ['emitMoved', 'assignMoved', 'settle'] },
        onError: failed(thrown),
      },
      after: { requestTimeout: failed({ failure: null }) },
    },
  },
})
