import { assign, setup } from 'xstate'
import type { LimitCheck } from '../../../src/domain/auth/botLimit.ts'
import { notProvided, types } from '../../fragments/setup.ts'

/**
 * Checks whether one more bot check is within the local limit, and records it. Spec: auth.txt §9 "local limit three
 * timestamps within 3600 seconds". The rule is in `domain/auth/botLimit.ts`; the flow provides the storage.
 */
export const rateLimitMachine = setup({
  types: types<{ context: Required<LimitCheck>; output: Required<LimitCheck> }>(),
  actors: { recordTimestamp: notProvided<LimitCheck, undefined>('recordTimestamp') },
  guards: { isWithinLimit: (_, { isWithin }: LimitCheck) => isWithin },
  actions: { assignWait: assign((_, { waitMs = null }: LimitCheck) => ({ waitMs })) },
}).createMachine({
  id: 'rateLimit',
  context: { isWithin: false, waitMs: null },
  initial: 'recording',
  output: ({ context }) => context,
  states: {
    recording: {
      invoke: {
        src: 'recordTimestamp',
        onDone: [
          {
            guard: { type: 'isWithinLimit', params: ({ event }) => event.output },
            target: 'withinLimit',
            actions: assign({ isWithin: true }),
          },
          { target: 'limited', actions: { type: 'assignWait', params: ({ event }) => event.output } },
        ],
        onError: 'limited',
      },
    },
    withinLimit: { type: 'final' },
    limited: { type: 'final' },
  },
})
