import { assign, emit, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import type { PromotePin } from '../../../src/domain/promote/promotion.ts'
import { eventsOf, output, thrown, type Output, type Thrown } from '../../fragments/events.ts'
import { waiting } from '../../fragments/form.ts'
import { outcomesOf, required } from '../../fragments/outcome.ts'
import { delays, notProvided, types } from '../../fragments/setup.ts'
import type {
  PinSelectionContext,
  PinSelectionEmitted,
  PinSelectionEvent,
  PinSelectionInput,
  PinSelectionOutput,
} from './pinSelection.types.ts'

type Pins = readonly PromotePin[]

const on = eventsOf<PinSelectionContext, PinSelectionEvent>()
const outcomes = outcomesOf<PinSelectionContext, PinSelectionOutput>()
const find = (pins: Pins, pinId: string | null) => pins.find(({ id }) => id === pinId) ?? null

/** The member's pins, of which one is chosen to become an ad. Spec: saving.txt §2 "pin selection modal". */
export const pinSelectionMachine = setup({
  types: types<{
    context: PinSelectionContext
    input: PinSelectionInput
    events: PinSelectionEvent
    emitted: PinSelectionEmitted
    output: PinSelectionOutput
  }>(),
  actors: { readPins: notProvided<Pins, undefined>('readPins') },
  delays: delays('slowAnswer', 'requestTimeout'),
  guards: {
    isEmpty: (_, { output: pins }: Output<Pins>) => pins.length === 0,
    /** The event may come from a list that is no longer on screen. */
    isListed: on.guard('pin.chosen', ({ pinId }, { pins }) => find(pins, pinId) !== null),
  },
  actions: {
    assignPins: assign((_, { output: pins }: Output<Pins>) => ({ pins })),
    assignPin: assign(on.patch('pin.chosen', ({ pinId }) => ({ pinId }))),
    /** `error`: what the call threw; null when no answer arrived in time. */
    emitFailed: emit((_, { error }: Thrown) => ({
      type: 'attempt.failed' as const,
      row: 'pinSelection.unread' as const,
      failure: error === null ? null : toFailure(error),
    })),
  },
}).createMachine({
  id: 'pinSelection',
  context: ({ input }) => ({ ...input, pins: [] }),
  output: outcomes.output,
  initial: 'loading',
  on: { 'selection.cancelled': '.cancelled' },
  states: {
    loading: {
      ...waiting,
      tags: 'pending',
      invoke: {
        src: 'readPins',
        onDone: [
          { guard: { type: 'isEmpty', params: output }, target: 'empty' },
          { target: 'choosing', actions: { type: 'assignPins', params: output } },
        ],
        onError: { target: 'failed', actions: { type: 'emitFailed', params: thrown } },
      },
      after: {
        requestTimeout: { target: 'failed', actions: { type: 'emitFailed', params: { error: null } } },
      },
    },
    choosing: { on: { 'pin.chosen': { guard: 'isListed', target: 'chosen', actions: 'assignPin' } } },
    /** Somebody may have created a pin in another tab since. */
    empty: { on: { 'retry.requested': 'loading' } },
    failed: { on: { 'retry.requested': 'loading' } },
    chosen: outcomes.final(({ pins, pinId }) => ({
      outcome: 'chosen',
      pin: required(find(pins, pinId), 'pin'),
    })),
    cancelled: outcomes.final(() => ({ outcome: 'cancelled' })),
  },
})
