import type { CodeSlot } from '../../../src/domain/policy/policy.ts'
import { oneTapSetup } from './oneTap.setup.ts'

const answer = <T>({ event }: { event: { output: T } }) => ({ output: event.output })
const thrown = ({ event }: { event: { error: unknown } }) => ({ error: event.error })
const withCode = (code: CodeSlot) =>
  ({
    type: 'isCode',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, code }),
  }) as const

const failed = {
  target: 'failed',
  actions: [
    { type: 'assignFailure', params: thrown },
    { type: 'emitFailed', params: thrown },
  ],
} as const
const timedOut = {
  target: 'failed',
  actions: ['assignTimeout', { type: 'emitFailed', params: { error: null } }],
} as const
const sentAway = [{ guard: 'isMember', target: 'optedOut' }, { target: 'dismissed' }] as const

/**
 * The second provider's one-tap: offered, agreed to, and either a log-in or a new account. Spec: auth.txt §6 "One-tap", §2 "Loading
 * screen", §3 "Social signup types". Nothing is shown while nobody has asked for anything: a script that does not come is no error.
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
            guard: { type: 'isOffered', params: answer },
            target: 'loadingScript',
            actions: { type: 'assignOffer', params: answer },
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
          { guard: { type: 'isReadyButton', params: answer }, target: 'offeringButton' },
          { guard: { type: 'isReady', params: answer }, target: 'prompting' },
          { target: 'notOffered', actions: { type: 'emitNotOffered', params: { isScriptMissing: true } } },
        ],
      },
    },
    /** The provider's own prompt lies over the page. */
    prompting: {
      invoke: {
        src: 'prompt',
        onDone: [
          {
            guard: { type: 'isToken', params: answer },
            target: 'loggingIn',
            actions: { type: 'assignToken', params: answer },
          },
          ...sentAway,
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
        'offer.dismissed': sentAway,
      },
    },
    loggingIn: {
      tags: ['pending', 'view:oneTapLoggingIn'],
      invoke: {
        src: 'logInByOneTap',
        input: ({ context: { idToken } }) => ({ idToken }),
        onDone: { target: 'done', actions: { type: 'assignUser', params: answer } },
        onError: [{ guard: withCode('noAccount'), target: 'registering' }, failed],
      },
      after: { requestTimeout: timedOut },
    },
    registering: {
      tags: ['pending', 'view:welcomeLoading'],
      entry: 'markNew',
      invoke: {
        src: 'registerByOneTap',
        input: ({ context: { idToken } }) => ({ idToken }),
        onDone: { target: 'done', actions: { type: 'assignUser', params: answer } },
        onError: [{ guard: withCode('missingAge'), target: 'needsAge' }, failed],
      },
      after: { requestTimeout: timedOut },
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
        /** The bar stands at its end until the account is there. I6. */
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
