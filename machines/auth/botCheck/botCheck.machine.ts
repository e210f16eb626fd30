import { assign, setup } from 'xstate'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

/** Sent as the token when none could be obtained. */
export const DEFAULT_BOT_TOKEN = 'default'

/** What the form on screen is for. The provider is given a different action for each. */
export type BotPurpose = 'login' | 'signup'

export interface BotCheckInput extends WithPolicy {
  /** Default: 'login'. */
  readonly purpose?: BotPurpose
}

/**
 * Keeps a fresh v3 bot-check token while a form is in use: refreshes it on a timer and after each failure. If a token fails or takes too
 * long, 'default' is used. Spec: auth.txt §4 "Bot check".
 */
export const botCheckMachine = setup({
  types: types<{
    context: WithPolicy & { token: string; purpose: BotPurpose }
    input: BotCheckInput
    events: { type: 'refresh.requested' } | { type: 'view.changed'; purpose: BotPurpose }
  }>(),
  actors: { requestToken: notProvided<string, { purpose: BotPurpose }>('requestToken') },
  actions: {
    assignDefault: assign({ token: DEFAULT_BOT_TOKEN }),
    assignPurpose: assign((_, { purpose }: { purpose: BotPurpose }) => ({ purpose })),
  },
  delays: delays('botTokenRefresh', 'botTokenTimeout'),
}).createMachine({
  id: 'botCheck',
  context: ({ input }) => ({ purpose: 'login', ...input, token: DEFAULT_BOT_TOKEN }),
  initial: 'refreshing',
  on: {
    'view.changed': {
      target: '.refreshing',
      actions: { type: 'assignPurpose', params: ({ event }) => event },
    },
  },
  states: {
    refreshing: {
      tags: 'pending',
      invoke: {
        src: 'requestToken',
        input: ({ context: { purpose } }) => ({ purpose }),
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
