import { assign, setup } from 'xstate'
import { notSso, type SsoInfo } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

export interface SsoCheckInput extends WithPolicy {
  /** A valid email; the parent restarts this machine on each change, so the last email wins. */
  readonly email: string
}

/** Asks whether an email uses single sign-on. Spec: auth.txt §4 "Single sign-on". A failed call counts as no. */
export const ssoCheckMachine = setup({
  types: types<{ context: SsoCheckInput & { info: SsoInfo }; input: SsoCheckInput; output: SsoInfo }>(),
  actors: { checkSso: notProvided<SsoInfo, { email: string }>('checkSso') },
  delays: delays('ssoDebounce', 'requestTimeout'),
}).createMachine({
  id: 'ssoCheck',
  context: ({ input }) => ({ ...input, info: notSso }),
  initial: 'debouncing',
  output: ({ context }) => context.info,
  states: {
    debouncing: { after: { ssoDebounce: 'checking' } },
    checking: {
      tags: 'pending',
      invoke: {
        src: 'checkSso',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'checked', actions: assign({ info: ({ event }) => event.output }) },
        onError: 'checked',
      },
      after: { requestTimeout: 'checked' },
    },
    checked: { type: 'final' },
  },
})
