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
import { deciding, loadingScript, offeringButton, prompting } from './oneTap.offering.ts'
import {
  consents,
  openingSignup,
  registering,
  signupUnavailable,
  socialSignup,
} from './oneTap.registering.ts'
import { credentialsOf, failures, withCode } from './oneTap.rules.ts'
import { oneTapSetup } from './oneTap.setup.ts'

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
    deciding,
    loadingScript,
    prompting,
    offeringButton,
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
    registering,
    openingSignup,
    signupUnavailable,
    consents,
    socialSignup,
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
