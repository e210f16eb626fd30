import { assign, sendTo, setup } from 'xstate'
import type { SocialProvider } from '../../../src/domain/auth/providers/providers.ts'
import {
  readProviderToken,
  readText,
  type ProviderToken,
} from '../../../src/domain/auth/providers/providerToken.ts'
import type { SocialError } from '../../../src/errors/auth/login.errors.ts'
import { eventsOf, thrown, type Thrown } from '../../fragments/events.ts'
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

/** Gets a provider's token for the user. Spec: auth.txt §4 "Popup flow", §7 "Provider scripts", §8 "Social login". */
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
    assignOutcome: assign((_, { outcome }: { outcome: SocialError | 'unavailable' }) => ({
      output: { outcome },
    })),
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
    isRefusedAnswer: on.guard(
      'popup.answered',
      ({ data }) => errorOfStatus(readText(data, 'error')) === 'refused',
    ),
    isUnknownAnswer: on.guard(
      'popup.answered',
      ({ data }) => errorOfStatus(readText(data, 'error')) === 'unknown',
    ),
    isRefusal: (_, { error }: Thrown) => errorOfStatus(statusOf(error)) === 'refused',
    isUnknownStatus: (_, { error }: Thrown) => errorOfStatus(statusOf(error)) === 'unknown',
  },
  delays: delays('popupCloseGrace'),
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
        onError: { target: 'unavailable' },
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
          { guard: { type: 'isRefusal', params: thrown }, target: 'refused' },
          { guard: { type: 'isUnknownStatus', params: thrown }, target: 'unknown' },
          { target: 'failed' },
        ],
      },
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
          { guard: 'isRefusedAnswer', target: 'refused' },
          { guard: 'isUnknownAnswer', target: 'unknown' },
          { guard: 'isErrorAnswer', target: 'failed' },
        ],
      },
      states: {
        waiting: { on: { 'popup.closed': 'closing' } },
        closing: { after: { popupCloseGrace: '#socialPopup.closed' } },
      },
    },
    connected: { type: 'final' },
    unavailable: { type: 'final', entry: { type: 'assignOutcome', params: { outcome: 'unavailable' } } },
    refused: { type: 'final', entry: { type: 'assignOutcome', params: { outcome: 'refused' } } },
    unknown: { type: 'final', entry: { type: 'assignOutcome', params: { outcome: 'unknown' } } },
    failed: { type: 'final', entry: { type: 'assignOutcome', params: { outcome: 'failed' } } },
    blocked: { type: 'final', entry: { type: 'assignOutcome', params: { outcome: 'popupBlocked' } } },
    closed: { type: 'final', entry: { type: 'assignOutcome', params: { outcome: 'popupClosed' } } },
    windowUndefined: {
      type: 'final',
      entry: { type: 'assignOutcome', params: { outcome: 'windowUndefined' } },
    },
  },
})
