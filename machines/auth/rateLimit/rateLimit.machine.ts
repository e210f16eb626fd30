import { assign, setup } from 'xstate'
import { notProvided, types } from '../../fragments/setup.ts'

/**
 * Checks whether one more bot check is within the local limit, and records it. Spec: auth.txt §9 "local limit three
 * timestamps within 3600 seconds". The rule is in `domain/auth/botLimit.ts`; the flow provides the storage.
 */
export const rateLimitMachine = setup({
  types: types<{ context: { isWithin: boolean }; output: { isWithin: boolean } }>(),
  actors: { recordTimestamp: notProvided<{ isWithin: boolean }, undefined>('recordTimestamp') },
  guards: { isWithinLimit: (_, { isWithin }: { isWithin: boolean }) => isWithin },
}).createMachine({
  id: 'rateLimit',
  context: { isWithin: false },
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
          { target: 'limited' },
        ],
        onError: 'limited',
      },
    },
    withinLimit: { type: 'final' },
    limited: { type: 'final' },
  },
})
