import { noErrors } from '../../fragments/form.ts'
import { outcomesOf, required } from '../../fragments/outcome.ts'
import { connectsTo } from '../../fragments/providerSignIn.ts'
import { answered, collectsConsents, confirmsUnderage, respondMessage } from '../../fragments/signupSteps.ts'
import { commonEvents, editing } from './signup.editing.ts'
import { signupSetup } from './signup.setup.ts'
import { submitting } from './signup.submitting.ts'
import type { SignupContext, SignupOutput } from './signup.types.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'

const outcomes = outcomesOf<SignupContext, SignupOutput>()

/**
 * The sign-up form, from typing to one of its outcomes. Spec: auth.txt §2 signup, §4 "Signup by email", "Signup form
 * mode", §5, §8 "Signup".
 */
export const signupMachine = signupSetup.createMachine({
  id: 'signup',
  context: ({ input }) => ({
    policy: input.policy,
    needsConsents: input.needsConsents,
    country: input.country,
    email: input.email ?? '',
    password: input.password ?? '',
    birthday: '',
    // An e-mail from the log-in form is shown. H8.
    isFormShown: input.isFormShown === true || Boolean(input.email),
    today: null,
    checked: null,
    suggestion: null,
    sso: null,
    ...noErrors,
    provider: null,
    credentials: null,
    extras: null,
    user: null,
  }),
  initial: 'editing',
  output: outcomes.output,
  /** Possible at any time; aborts all requests in flight. D4. */
  on: { 'login.requested': '.loginRequested' },
  states: {
    editing,
    submitting,
    judging: {
      entry: 'emitToast',
      always: [
        { guard: { type: 'isRow', params: { row: 'signup.underage' } }, target: 'underage' },
        { target: 'editing' },
      ],
    },
    /** Going back keeps all values; the password is only stored here, in memory. H7. */
    consents: collectsConsents('submitting.registering', 'editing'),
    connecting: {
      tags: ['pending', 'view:signup'],
      ...connectsTo('connected', { target: 'providerUnavailable' }),
    },
    /** A dialog says so and suggests another option. auth.txt §8 "Social login", B10. */
    providerUnavailable: { tags: 'view:signup', on: { 'notice.closed': 'editing' } },
    underage: confirmsUnderage('turnedAway', 'correcting'),
    /** The birthday can be edited, but this device can no longer sign up. C10. */
    correcting: {
      tags: 'view:signup',
      entry: 'assignIneligible',
      on: {
        'provider.chosen': commonEvents['provider.chosen'],
        'email.changed': { actions: ['assignEmail', 'assignIneligible'] },
        'password.changed': { actions: ['assignPassword', 'assignIneligible'] },
        'birthday.changed': { actions: ['assignBirthday', 'assignIneligible'] },
      },
    },
    /** Refused on an earlier visit: every field is disabled. auth.txt §5. C9. */
    ineligible: {
      tags: 'view:signup',
      entry: 'assignIneligible',
      on: { 'provider.chosen': commonEvents['provider.chosen'] },
    },
    answered,
    respondMessage,
    registered: outcomes.final(({ user, email, password }) => ({
      outcome: 'registered',
      user: required(user, 'user'),
      credentials: { username_or_email: trimTyped(email), password },
    })),
    existing: outcomes.final(({ email, password }) => ({
      outcome: 'existing',
      email: trimTyped(email),
      password,
    })),
    loginRequested: outcomes.final(({ email, password }) => ({ outcome: 'loginRequested', email, password })),
    ssoSignup: outcomes.final(({ email }) => ({ outcome: 'ssoSignup', email: trimTyped(email) })),
    connected: outcomes.final(({ provider, credentials }) => ({
      outcome: 'connected',
      provider: required(provider, 'provider'),
      credentials: required(credentials, 'credentials'),
    })),
    turnedAway: outcomes.final(() => ({ outcome: 'turnedAway' })),
  },
})
