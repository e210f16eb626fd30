import { assign, setup } from 'xstate'
import { output, type Output } from '../../fragments/events.ts'
import { notProvided, types } from '../../fragments/setup.ts'

export interface MessageCodeContext {
  /** The code of the latest message; null if none has arrived. */
  readonly code: string | null
}

/** Another code was sent, so that another message arrives. */
export type MessageCodeEvent = { type: 'code.issued' }

/** Reads the code of the two-factor step out of the message that brings it, where the browser can. Beyond the specification. */
export const messageCodeMachine = setup({
  types: types<{ context: MessageCodeContext; events: MessageCodeEvent }>(),
  actors: { receiveCode: notProvided<string | null, undefined>('receiveCode') },
  guards: { isCode: (_, { output: code }: Output<string | null>) => code !== null },
  actions: {
    assignCode: assign((_, { output: code }: Output<string | null>) => ({ code })),
    clearCode: assign({ code: null }),
  },
}).createMachine({
  id: 'messageCode',
  context: { code: null },
  initial: 'listening',
  on: { 'code.issued': { target: '.listening', reenter: true, actions: 'clearCode' } },
  states: {
    listening: {
      invoke: {
        src: 'receiveCode',
        onDone: [
          {
            guard: { type: 'isCode', params: output },
            target: 'received',
            actions: { type: 'assignCode', params: output },
          },
          { target: 'silent' },
        ],
        onError: 'silent',
      },
    },
    received: {},
    /** The browser reads no message, or the person did not allow it: nothing is said of it. */
    silent: {},
  },
})
