import { and, assign, sendTo, setup } from 'xstate'
import { readText } from '../../../src/domain/auth/providers/providerToken.ts'
import type { SocialError } from '../../../src/errors/auth/login.errors.ts'
import { eventsOf, output, type Output } from '../../fragments/events.ts'
import { openPopup, type OpenPopupInput, type PopupCommand, type PopupEvent } from '../../fragments/popup.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

export interface SsoPopupInput extends WithPolicy {
  readonly popup: OpenPopupInput
  /** Random text that the response must repeat. B4. */
  readonly state: string
  /** Where the code is exchanged; null if the popup's code is the credential itself. */
  readonly exchangeUrl: string | null
}

export type SsoPopupOutput =
  | { readonly outcome: 'authorized'; readonly authCode: string }
  | { readonly outcome: SocialError }

export interface SsoPopupContext extends SsoPopupInput {
  readonly code: string
  readonly output: SsoPopupOutput
}
type SsoPopupEvent = PopupEvent | PopupCommand

const on = eventsOf<SsoPopupContext, SsoPopupEvent>()

/** Single sign-on in a popup: authorize, check the state, exchange the code. Spec: auth.txt §4 "Single sign-on", §7, §8 "SSO". */
export const ssoPopupMachine = setup({
  types: types<{
    context: SsoPopupContext
    input: SsoPopupInput
    output: SsoPopupOutput
    events: SsoPopupEvent
  }>(),
  actors: {
    openPopup: openPopup(),
    /** Resolves with the auth code; null if the response has no tokens. */
    exchangeCode: notProvided<string | null, { url: string; code: string; state: string }>('exchangeCode'),
  },
  actions: {
    assignOutcome: assign((_, { outcome }: { outcome: SocialError }) => ({ output: { outcome } })),
    assignAuthCode: assign((_, { authCode }: { authCode: string }) => ({
      output: { outcome: 'authorized' as const, authCode },
    })),
    assignCode: assign(on.patch('popup.answered', ({ data }) => ({ code: readText(data, 'code') ?? '' }))),
  },
  guards: {
    hasNoCode: on.guard('popup.answered', ({ data }) => readText(data, 'code') === null),
    isRefusal: on.guard('popup.answered', ({ data }) => readText(data, 'error') !== null),
    isOurState: on.guard('popup.answered', ({ data }, { state }) => readText(data, 'state') === state),
    mustExchange: ({ context }) => context.exchangeUrl !== null,
    hasToken: (_, { output: token }: Output<string | null>) => Boolean(token),
  },
  delays: delays('popupCloseGrace', 'requestTimeout'),
}).createMachine({
  id: 'ssoPopup',
  context: ({ input }) => ({ ...input, code: '', output: { outcome: 'failed' } }),
  initial: 'open',
  output: ({ context }) => context.output,
  states: {
    open: {
      tags: 'pending',
      initial: 'waiting',
      invoke: { src: 'openPopup', id: 'popup', input: ({ context }) => context.popup },
      on: {
        'popup.focused': { actions: sendTo('popup', { type: 'popup.focused' }) },
        'popup.blocked': 'blocked',
        'popup.windowUndefined': 'windowUndefined',
        'popup.answered': [
          { guard: and(['hasNoCode', 'isRefusal', 'isOurState']), target: 'failed' },
          { guard: 'hasNoCode' },
          { guard: 'isOurState', target: 'answered', actions: 'assignCode' },
          { target: 'rejected' },
        ],
      },
      states: {
        waiting: { on: { 'popup.closed': 'closing' } },
        closing: { after: { popupCloseGrace: '#ssoPopup.closed' } },
      },
    },
    answered: {
      always: [
        { guard: 'mustExchange', target: 'exchanging' },
        {
          target: 'authorized',
          actions: { type: 'assignAuthCode', params: ({ context }) => ({ authCode: context.code }) },
        },
      ],
    },
    exchanging: {
      tags: 'pending',
      invoke: {
        src: 'exchangeCode',
        input: ({ context }) => ({
          url: context.exchangeUrl ?? '',
          code: context.code,
          state: context.state,
        }),
        onDone: [
          {
            guard: { type: 'hasToken', params: output },
            target: 'authorized',
            actions: { type: 'assignAuthCode', params: ({ event }) => ({ authCode: event.output ?? '' }) },
          },
          { target: 'noTokens' },
        ],
        onError: 'failed',
      },
      after: { requestTimeout: 'failed' },
    },
    authorized: { type: 'final' },
    rejected: { type: 'final' },
    failed: { type: 'final' },
    noTokens: { type: 'final', entry: { type: 'assignOutcome', params: { outcome: 'noTokens' } } },
    blocked: { type: 'final', entry: { type: 'assignOutcome', params: { outcome: 'popupBlocked' } } },
    closed: { type: 'final', entry: { type: 'assignOutcome', params: { outcome: 'popupClosed' } } },
    windowUndefined: {
      type: 'final',
      entry: { type: 'assignOutcome', params: { outcome: 'windowUndefined' } },
    },
  },
})
