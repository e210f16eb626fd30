import {
  entersCode,
  failureStates,
  neverAnswered,
  noLogin,
  toFailures,
  toSteps,
} from '../../fragments/directLogin.ts'
import { checksLimit, verifiesHuman } from '../../fragments/directLogin.botCheck.ts'
import { output } from '../../fragments/events.ts'
import { endedWith } from '../../fragments/outcome.ts'
import { collectsConsents } from '../../fragments/signupSteps.ts'
import { credentialsOf, failures, withCode } from './oneTap.rules.ts'
import { oneTapSetup } from './oneTap.setup.ts'

const notOffered = {
  target: 'notOffered',
  actions: { type: 'emitNotOffered', params: { isScriptMissing: false } },
} as const

/** A member who sends the offer away is not asked again on this device. */
const whenDismissed = [{ guard: 'isMember', target: 'optedOut' }, { target: 'dismissed' }] as const

/**
 * The second provider's one-tap: an offer, then a log-in or a new account. Spec: auth.txt §6 "One-tap", §2 "Loading screen", §3 "Social
 * signup types", §4. A script that does not load shows no error, because the user did not ask for anything.
 */
export const oneTapMachine = oneTapSetup.createMachine({
  id: 'oneTap',
  context: ({ input }) => ({
    ...input,
    ...noLogin,
    offer: null,
    idToken: '',
    extras: null,
    progress: 0,
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
          notOffered,
        ],
        onError: notOffered,
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
        input: ({ context }) => ({ credentials: credentialsOf(context), botToken: context.botToken }),
        onDone: { target: 'loggedIn', actions: { type: 'assignUser', params: output } },
        onError: [
          { guard: withCode('noAccount'), target: 'matchingNobody' },
          ...toSteps,
          ...toFailures(failures),
        ],
      },
      after: neverAnswered,
    },
    loginMfa: entersCode(credentialsOf, 'loggedIn', 'left'),
    checkingLimit: checksLimit('view:oneTapLoggingIn'),
    verifyingHuman: verifiesHuman('view:oneTapBotCheck', 'loggingIn', 'offer.dismissed', 'left'),
    /** Consent is asked for before an account is created. */
    matchingNobody: {
      always: [{ guard: 'needsConsents', target: 'openingSignup' }, { target: 'registering' }],
    },
    registering: {
      tags: ['pending', 'view:welcomeLoading'],
      entry: 'startBar',
      invoke: {
        src: 'registerByOneTap',
        input: ({ context: { idToken, extras } }) => ({ idToken, extras }),
        onDone: { target: 'registered', actions: { type: 'assignUser', params: output } },
        onError: [{ guard: withCode('missingAge'), target: 'openingSignup' }, ...toFailures(failures)],
      },
      after: neverAnswered,
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
        /** The bar stays at its end until the account is created. */
        waiting: {},
      },
    },
    /** The steps of a sign-up are loaded when they are first needed. */
    openingSignup: {
      tags: ['pending', 'view:oneTapOpening'],
      invoke: {
        src: 'loadSignup',
        onDone: [{ guard: 'needsConsents', target: 'consents' }, { target: 'socialSignup' }],
        onError: 'signupUnavailable',
      },
      after: { requestTimeout: 'signupUnavailable' },
    },
    signupUnavailable: {
      tags: 'view:oneTapUnavailable',
      on: { 'offer.retried': 'openingSignup', 'offer.dismissed': 'left' },
    },
    consents: {
      ...collectsConsents('registering', 'left'),
      on: { 'offer.dismissed': 'dismissed' },
    },
    /** The server wants to know the age: the birthday step, and what may follow it. auth.txt §4, §8 "Missing age". */
    socialSignup: {
      tags: 'view:socialSignup',
      invoke: {
        src: 'socialSignup',
        id: 'socialSignup',
        input: ({ context }) => ({
          policy: context.policy,
          type: 'google_one_tap' as const,
          credentials: credentialsOf(context),
          needsConsents: context.needsConsents ?? false,
          extras: context.extras,
          country: context.country ?? null,
        }),
        onDone: [
          {
            guard: endedWith('registered'),
            target: 'registered',
            actions: { type: 'assignSignup', params: output },
          },
          { guard: endedWith('turnedAway'), target: 'turnedAway' },
          { guard: endedWith('prevented'), target: 'failure.googleNoMatch' },
          { target: 'left' },
        ],
      },
      on: { 'offer.dismissed': 'dismissed' },
    },
    failure: {
      id: 'failure',
      tags: 'view:oneTapFailure',
      entry: 'forgetToken',
      initial: 'failed',
      states: failureStates(failures),
      on: {
        'offer.retried': [{ guard: 'isButton', target: 'offeringButton' }, { target: 'prompting' }],
        'offer.dismissed': 'dismissed',
      },
    },
    /** A step was left: the button is offered again; the prompt is not. */
    left: {
      entry: 'forgetToken',
      always: [{ guard: 'isButton', target: 'offeringButton' }, { target: 'dismissed' }],
    },
    notOffered: { type: 'final' },
    dismissed: { type: 'final', entry: ['emitDismissed', 'forgetToken'] },
    optedOut: { type: 'final', entry: 'emitOptedOut' },
    turnedAway: { type: 'final', tags: 'leaving', entry: ['emitTurnedAway', 'forgetToken'] },
    /** The last view stays until the page is left. */
    loggedIn: {
      type: 'final',
      tags: ['leaving', 'view:oneTapLoggingIn'],
      entry: [{ type: 'emitDone', params: { isNew: false } }, 'forgetToken'],
    },
    registered: {
      type: 'final',
      tags: ['leaving', 'view:welcomeLoading'],
      entry: [{ type: 'emitDone', params: { isNew: true } }, 'forgetToken'],
    },
  },
})
