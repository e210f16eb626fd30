import { and } from 'xstate'
import { output } from '../../fragments/events.ts'
import { ssoPopupSetup, type Exchange, type SsoPopupContext } from './ssoPopup.setup.ts'

export type { SsoPopupInput, SsoPopupOutput } from './ssoPopup.setup.ts'

const exchange = ({ context: { exchangeUrl, code, state } }: { context: SsoPopupContext }): Exchange => ({
  url: exchangeUrl ?? '',
  code,
  state,
})

/** Single sign-on in a popup: authorize, check the state, exchange the code. Spec: auth.txt §4 "Single sign-on", §8 "SSO". */
export const ssoPopupMachine = ssoPopupSetup.createMachine({
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
        'popup.focused': { actions: 'focusPopup' },
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
        { guard: and(['isSignup', 'mustExchange']), target: 'identifying' },
        { guard: 'isSignup', target: 'noTokens' },
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
        input: exchange,
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
    /** A sign-up needs to know who the person is. */
    identifying: {
      tags: 'pending',
      invoke: {
        src: 'identify',
        input: exchange,
        onDone: [
          {
            guard: { type: 'hasToken', params: output },
            target: 'identified',
            actions: { type: 'assignPerson', params: output },
          },
          { target: 'noTokens' },
        ],
        onError: 'failed',
      },
      after: { requestTimeout: 'failed' },
    },
    authorized: { type: 'final' },
    identified: { type: 'final' },
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
