import { assign, setup } from 'xstate'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

/** Sent as the token when none could be obtained. auth.txt §7, D14. */
export const DEFAULT_BOT_TOKEN = 'default'

/**
 * Keeps a fresh v3 bot-check token while a form is in use: refreshes it on a timer and after each failure. If a token fails or takes too
 * long, 'default' is used. Spec: auth.txt §4 "Bot check", §9.
 */
export const botCheckMachine = setup({
  types: types<{
    context: WithPolicy & { token: string }
    input: WithPolicy
    events: { type: 'refresh.requested' }
  }>(),
  actors: { requestToken: notProvided<string, undefined>('requestToken') },
  actions: { assignDefault: assign({ token: DEFAULT_BOT_TOKEN }) },
  delays: delays('botTokenRefresh', 'botTokenTimeout'),
}).createMachine({
  id: 'botCheck',
  context: ({ input }) => ({ ...input, token: DEFAULT_BOT_TOKEN }),
  initial: 'refreshing',
  states: {
    refreshing: {
      tags: 'pending',
      invoke: {
        src: 'requestToken',
        onDone: { target: 'ready', actions: assign({ token: ({ event }) => event.output }) },
        onError: { target: 'ready', actions: 'assignDefault' },
      },
      after: { botTokenTimeout: { target: 'ready', actions: 'assignDefault' } },
    },
    ready: {
      on: { 'refresh.requested': 'refreshing' },
      after: { botTokenRefresh: 'refreshing' },
    },
  },
})
