import { assign, setup } from 'xstate'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

export interface ScriptLoaderContext extends WithPolicy {
  /** Checks made so far. */
  readonly tries: number
  readonly isReady: boolean
}

/**
 * Loads a third-party script: adds its tag, then checks every `scriptPoll` whether it is ready, up to
 * `policy.scriptTries` times. The first check is immediate, so a script that is loaded already causes no delay.
 * Spec: auth.txt §9 "Script wait polling up to 20 tries at 100 ms".
 */
export const scriptLoaderMachine = setup({
  types: types<{ context: ScriptLoaderContext; input: WithPolicy; output: { isReady: boolean } }>(),
  actors: {
    addScript: notProvided<void, undefined>('addScript'),
    isReady: notProvided<boolean, undefined>('isReady'),
  },
  delays: delays('scriptPoll'),
  guards: {
    isYes: (_, { output }: { output: boolean }) => output,
    hasTriesLeft: ({ context }) => context.tries < context.policy.scriptTries,
  },
  actions: { countTry: assign({ tries: ({ context }) => context.tries + 1 }) },
}).createMachine({
  id: 'scriptLoader',
  context: ({ input }) => ({ ...input, tries: 0, isReady: false }),
  initial: 'adding',
  output: ({ context: { isReady } }) => ({ isReady }),
  states: {
    adding: {
      tags: 'pending',
      invoke: { src: 'addScript', onDone: 'polling', onError: 'unavailable' },
    },
    polling: {
      tags: 'pending',
      entry: 'countTry',
      invoke: {
        src: 'isReady',
        onDone: { guard: { type: 'isYes', params: ({ event }) => event }, target: 'ready' },
        onError: 'unavailable',
      },
      after: {
        scriptPoll: [{ guard: 'hasTriesLeft', target: 'polling', reenter: true }, { target: 'unavailable' }],
      },
    },
    ready: { type: 'final', entry: assign({ isReady: true }) },
    unavailable: { type: 'final' },
  },
})
