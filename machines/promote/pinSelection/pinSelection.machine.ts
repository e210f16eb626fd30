import { assign, emit, setup } from 'xstate'
import type { PromotePin } from '../../../src/domain/promote/promotion.ts'
import { isEmpty, retriable, readsList, unread } from '../../fragments/choosesFromList.ts'
import { eventsOf, type Output } from '../../fragments/events.ts'
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
    isEmpty,
    /** The event may come from a list that is no longer on screen. */
    isListed: on.guard('pin.chosen', ({ pinId }, { pins }) => find(pins, pinId) !== null),
  },
  actions: {
    assignPins: assign((_, { output: pins }: Output<Pins>) => ({ pins })),
    assignPin: assign(on.patch('pin.chosen', ({ pinId }) => ({ pinId }))),
    emitFailed: emit(unread('pinSelection.unread')),
  },
}).createMachine({
  id: 'pinSelection',
  context: ({ input }) => ({ ...input, pins: [] }),
  output: outcomes.output,
  initial: 'loading',
  on: { 'selection.cancelled': '.cancelled' },
  states: {
    loading: readsList('readPins', 'assignPins'),
    choosing: { on: { 'pin.chosen': { guard: 'isListed', target: 'chosen', actions: 'assignPin' } } },
    /** Somebody may have created a pin in another tab since. */
    empty: retriable,
    failed: retriable,
    chosen: outcomes.final(({ pins, pinId }) => ({
      outcome: 'chosen',
      pin: required(find(pins, pinId), 'pin'),
    })),
    cancelled: outcomes.final(() => ({ outcome: 'cancelled' })),
  },
})
