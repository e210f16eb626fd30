import { neverAnswered, toFailures } from '../../fragments/directLogin.ts'
import { output } from '../../fragments/events.ts'
import { endedWith } from '../../fragments/outcome.ts'
import { collectsConsents } from '../../fragments/signupSteps.ts'
import { credentialsOf, failures, withCode } from './oneTap.rules.ts'
import { oneTapSetup } from './oneTap.setup.ts'

export const registering = oneTapSetup.createStateConfig({
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
})

/** The steps of a sign-up are loaded when they are first needed. */
export const openingSignup = oneTapSetup.createStateConfig({
  tags: ['pending', 'view:oneTapOpening'],
  invoke: {
    src: 'loadSignup',
    onDone: [{ guard: 'needsConsents', target: 'consents' }, { target: 'socialSignup' }],
    onError: 'signupUnavailable',
  },
  after: { requestTimeout: 'signupUnavailable' },
})

export const signupUnavailable = oneTapSetup.createStateConfig({
  tags: 'view:oneTapUnavailable',
  on: { 'offer.retried': 'openingSignup', 'offer.dismissed': 'left' },
})

export const consents = oneTapSetup.createStateConfig({
  ...collectsConsents('registering', 'left'),
  on: { 'offer.dismissed': 'dismissed' },
})

/** The server wants to know the age: the birthday step, and what may follow it. auth.txt §4, §8 "Missing age". */
export const socialSignup = oneTapSetup.createStateConfig({
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
})
