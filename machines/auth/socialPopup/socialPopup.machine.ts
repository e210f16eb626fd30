import { assign, sendTo, setup } from 'xstate'
import type { SocialProvider } from '../../../src/domain/auth/providers/providers.ts'
import {
  readProviderToken,
  readText,
  type ProviderToken,
} from '../../../src/domain/auth/providers/providerToken.ts'
import type { SocialError } from '../../../src/errors/auth/login.errors.ts'
import { eventsOf, type Thrown } from '../../fragments/events.ts'
import { errorOfStatus, statusOf } from '../../fragments/providerStatus.ts'
import { openPopup, type OpenPopupInput, type PopupCommand, type PopupEvent } from '../../fragments/popup.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

export interface SocialPopupInput extends WithPolicy {
  readonly provider: SocialProvider
  /** 'sdk' uses the provider's script, 'popup' the /connect/ route. */
  readonly transport: 'sdk' | 'popup'
  readonly popup: OpenPopupInput
}

export type SocialPopupOutput =
  | { readonly outcome: 'connected'; readonly token: ProviderToken }
  | { readonly outcome: 'unavailable' }
  | { readonly outcome: SocialError }

export interface SocialPopupContext extends SocialPopupInput {
  readonly output: SocialPopupOutput
}
type SocialPopupEvent = PopupEvent | PopupCommand

const on = eventsOf<SocialPopupContext, SocialPopupEvent>()

const rejectedAs = (row: SocialError) =>
  ({
    type: 'isRejection',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, row }),
  }) as const

const endsWith = (outcome: SocialError | 'unavailable') =>
  ({ type: 'final', entry: { type: 'assignOutcome', params: { outcome } } }) as const

/** Gets a provider's token for the user. Spec: auth.txt §4 "Popup flow", §7 "Provider scripts". */
export const socialPopupMachine = setup({
  types: types<{
    context: SocialPopupContext
    input: SocialPopupInput
    output: SocialPopupOutput
    events: SocialPopupEvent
  }>(),
  actors: {
    loadProvider: notProvided<void, { provider: SocialProvider }>('loadProvider'),
    askProvider: notProvided<ProviderToken, { provider: SocialProvider }>('askProvider'),
    openPopup: openPopup(),
  },
  actions: {
    assignOutcome: assign((_, output: { outcome: SocialError | 'unavailable' }) => ({ output })),
    assignToken: assign((_, { token }: { token: ProviderToken }) => ({
      output: { outcome: 'connected' as const, token },
    })),
  },
  guards: {
    isSdk: ({ context }) => context.transport === 'sdk',
    isToken: on.guard(
      'popup.answered',
      ({ data }, { provider }) => readProviderToken(provider, data) !== null,
    ),
    isErrorAnswer: on.guard('popup.answered', ({ data }) => readText(data, 'error') !== null),
    isUnavailableAnswer: on.guard('popup.answered', ({ data }) => readText(data, 'error') === 'unavailable'),
    isAnswer: ({ event }, { row }: { row: SocialError }) =>
      event.type === 'popup.answered' && errorOfStatus(readText(event.data, 'error')) === row,
    isRejection: (_, { error, row }: Thrown & { row: SocialError }) => errorOfStatus(statusOf(error)) === row,
    isPrompt: ({ context }) => context.provider === 'google',
  },
  delays: delays('popupCloseGrace', 'slowAnswer'),
}).createMachine({
  id: 'socialPopup',
  context: ({ input }) => ({ ...input, output: { outcome: 'failed' } }),
  initial: 'starting',
  output: ({ context }) => context.output,
  states: {
    starting: { always: [{ guard: 'isSdk', target: 'loadingScript' }, { target: 'open' }] },
    loadingScript: {
      tags: 'pending',
      invoke: {
        src: 'loadProvider',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: 'authorizing',
        onError: 'unavailable',
      },
    },
    authorizing: {
      tags: 'pending',
      invoke: {
        src: 'askProvider',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: {
          target: 'connected',
          actions: { type: 'assignToken', params: ({ event }) => ({ token: event.output }) },
        },
        onError: [
          { guard: rejectedAs('refused'), target: 'refused' },
          { guard: rejectedAs('promptNotShown'), target: 'promptNotShown' },
          { guard: rejectedAs('unknown'), target: 'unknown' },
          { target: 'failed' },
        ],
      },
      /** Some browsers say nothing of a prompt that they do not show. If it is answered after all, so is the button. */
      after: { slowAnswer: { guard: 'isPrompt', target: 'promptNotShown' } },
    },
    open: {
      tags: 'pending',
      initial: 'waiting',
      invoke: { src: 'openPopup', id: 'popup', input: ({ context }) => context.popup },
      on: {
        'popup.focused': { actions: sendTo('popup', { type: 'popup.focused' }) },
        'popup.blocked': 'blocked',
        'popup.windowUndefined': 'windowUndefined',
        'popup.answered': [
          {
            guard: 'isToken',
            target: 'connected',
            actions: assign({
              output: ({ context, event }) => {
                const token = readProviderToken(context.provider, event.data)
                return token ? { outcome: 'connected', token } : context.output
              },
            }),
          },
          { guard: 'isUnavailableAnswer', target: 'unavailable' },
          { guard: { type: 'isAnswer', params: { row: 'refused' } }, target: 'refused' },
          { guard: { type: 'isAnswer', params: { row: 'unknown' } }, target: 'unknown' },
          { guard: 'isErrorAnswer', target: 'failed' },
        ],
      },
      states: {
        waiting: { on: { 'popup.closed': 'closing' } },
        closing: { after: { popupCloseGrace: '#socialPopup.closed' } },
      },
    },
    connected: { type: 'final' },
    unavailable: endsWith('unavailable'),
    refused: endsWith('refused'),
    promptNotShown: endsWith('promptNotShown'),
    unknown: endsWith('unknown'),
    failed: endsWith('failed'),
    blocked: endsWith('popupBlocked'),
    closed: endsWith('popupClosed'),
    windowUndefined: endsWith('windowUndefined'),
  },
})
