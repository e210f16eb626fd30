import { assign, emit, setup, type EventObject } from 'xstate'
import { eventsOf } from '../../fragments/events.ts'
import { notProvidedCallback, types, type WithPolicy } from '../../fragments/setup.ts'

export interface ResendPauseInput extends WithPolicy {
  /** When the last code was sent, in milliseconds since the epoch. */
  readonly sentAt: number
}

export interface ResendPauseContext extends ResendPauseInput {
  /** Seconds until another code can be requested. */
  readonly secondsLeft: number
}

export type ResendPauseEvent =
  /** A new code was sent: the pause begins again. */
  | { type: 'code.issued'; at: number }
  | { type: 'seconds.counted'; secondsLeft: number }
  | { type: 'resend.requested' }

export type ResendPauseEmitted = { readonly type: 'resend.allowed' }

/** Input of the actor that counts the seconds down. */
export interface CountSecondsInput {
  /** When the pause began, in milliseconds since the epoch. */
  readonly since: number
  readonly pauseMs: number
}

const on = eventsOf<ResendPauseContext, ResendPauseEvent>()

/** The pause between two codes of the two-factor step, where `policy.timing.resendPause` asks for one. */
export const resendPauseMachine = setup({
  types: types<{
    context: ResendPauseContext
    input: ResendPauseInput
    events: ResendPauseEvent
    emitted: ResendPauseEmitted
  }>(),
  actors: {
    countSeconds: notProvidedCallback<
      EventObject,
      CountSecondsInput,
      Extract<ResendPauseEvent, { type: 'seconds.counted' }>
    >('countSeconds'),
  },
  guards: { isOver: on.guard('seconds.counted', ({ secondsLeft }) => secondsLeft <= 0) },
  actions: {
    /** The actor counts at once. */
    assignSent: assign(on.patch('code.issued', ({ at }) => ({ sentAt: at }))),
    assignSeconds: assign(on.patch('seconds.counted', ({ secondsLeft }) => ({ secondsLeft }))),
    clearSeconds: assign({ secondsLeft: 0 }),
    emitAllowed: emit({ type: 'resend.allowed' }),
  },
}).createMachine({
  id: 'resendPause',
  context: ({ input }) => ({ ...input, secondsLeft: Math.ceil(input.policy.timing.resendPause / 1_000) }),
  initial: 'pausing',
  on: { 'code.issued': { target: '.pausing', reenter: true, actions: 'assignSent' } },
  states: {
    pausing: {
      invoke: {
        src: 'countSeconds',
        input: ({ context: { policy, sentAt } }) => ({ since: sentAt, pauseMs: policy.timing.resendPause }),
      },
      on: {
        'seconds.counted': [
          { guard: 'isOver', target: 'ready', actions: 'clearSeconds' },
          { actions: 'assignSeconds' },
        ],
      },
    },
    ready: { on: { 'resend.requested': { actions: 'emitAllowed' } } },
  },
})
