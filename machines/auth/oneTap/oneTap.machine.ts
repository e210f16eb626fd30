import type { CodeSlot } from '../../../src/domain/policy/codes.ts'
import { output } from '../../fragments/events.ts'
import { fails, timesOut } from '../../fragments/form.ts'
import { oneTapSetup } from './oneTap.setup.ts'

const withCode = (code: CodeSlot) =>
  ({
    type: 'isCode',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, code }),
  }) as const

const call = { after: timesOut('failed', 'failed') } as const
const whenDismissed = [{ guard: 'isMember', target: 'optedOut' }, { target: 'dismissed' }] as const

/**
 * The second provider's one-tap: an offer, then a log-in or a new account. Spec: auth.txt §6 "One-tap", §2 "Loading screen", §3 "Social
 * signup types". A script that does not load shows no error, because the user did not ask for anything.
 */
export const oneTapMachine = oneTapSetup.createMachine({
  id: 'oneTap',
  context: ({ input }) => ({
    ...input,
    offer: null,
    idToken: '',
    user: null,
    isNew: false,
    progress: 0,
    error: null,
    serverMessage: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      invoke: {
        src: 'decideOffer',
        onDone: [
          {
            guard: { type: 'isOffered', params: output },
            target: 'loadingScript',
            actions: { type: 'assignOffer', params: output },
          },
          { target: 'notOffered', actions: { type: 'emitNotOffered', params: { isScriptMissing: false } } },
        ],
        onError: {
          target: 'notOffered',
          actions: { type: 'emitNotOffered', params: { isScriptMissing: false } },
        },
      },
    },
    loadingScript: {
      invoke: {
        src: 'scriptLoader',
        id: 'scriptLoader',
        input: ({ context: { policy } }) => ({ policy }),
        onDone: [
          { guard: { type: 'isReadyButton', params: output }, target: 'offeringButton' },
          { guard: { type: 'isReady', params: output }, target: 'prompting' },
          { target: 'notOffered', actions: { type: 'emitNotOffered', params: { isScriptMissing: true } } },
        ],
      },
    },
    /** The provider's own prompt is over the page. */
    prompting: {
      invoke: {
        src: 'prompt',
        onDone: [
          {
            guard: { type: 'isToken', params: output },
            target: 'loggingIn',
            actions: { type: 'assignToken', params: output },
          },
          ...whenDismissed,
        ],
        onError: 'dismissed',
      },
    },
    /** The provider's own button is on the page. */
    offeringButton: {
      tags: 'view:oneTapButton',
      on: {
        'token.received': {
          target: 'loggingIn',
          actions: { type: 'assignToken', params: ({ event }) => ({ output: event }) },
        },
        'offer.dismissed': whenDismissed,
      },
    },
    loggingIn: {
      tags: ['pending', 'view:oneTapLoggingIn'],
      invoke: {
        src: 'logInByOneTap',
        input: ({ context: { idToken } }) => ({ idToken }),
        onDone: { target: 'done', actions: { type: 'assignUser', params: output } },
        onError: [{ guard: withCode('noAccount'), target: 'registering' }, fails('failed')],
      },
      ...call,
    },
    registering: {
      tags: ['pending', 'view:welcomeLoading'],
      entry: 'markNew',
      invoke: {
        src: 'registerByOneTap',
        input: ({ context: { idToken } }) => ({ idToken }),
        onDone: { target: 'done', actions: { type: 'assignUser', params: output } },
        onError: [{ guard: withCode('missingAge'), target: 'needsAge' }, fails('failed')],
      },
      ...call,
      initial: 'filling',
      states: {
        filling: {
          after: {
            loadingStep: [
              { guard: 'isNearlyFull', target: 'waiting', actions: 'fillBar' },
              { target: 'filling', reenter: true, actions: 'fillBar' },
            ],
          },
        },
        /** The bar stays at its end until the account is created. I6. */
        waiting: {},
      },
    },
    failed: {
      tags: 'view:oneTapFailed',
      entry: ['forgetToken', 'unmarkNew'],
      on: {
        'offer.retried': [
          { guard: 'isButton', target: 'offeringButton', actions: 'clearError' },
          { target: 'prompting', actions: 'clearError' },
        ],
        'offer.dismissed': 'dismissed',
      },
    },
    notOffered: { type: 'final' },
    dismissed: { type: 'final', entry: 'emitDismissed' },
    optedOut: { type: 'final', entry: 'emitOptedOut' },
    needsAge: { type: 'final', entry: ['emitAgeNeeded', 'forgetToken'] },
    done: { type: 'final', tags: 'view:leaving', entry: ['emitDone', 'forgetToken'] },
  },
})
