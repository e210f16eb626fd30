import { noErrors } from '../../fragments/form.ts'
import { outcomesOf, required } from '../../fragments/outcome.ts'
import { answered, collectsConsents, confirmsUnderage, respondMessage } from '../../fragments/signupSteps.ts'
import { connecting, ineligible, providerUnavailable } from './signup.connecting.ts'
import { editing, overForm } from './signup.editing.ts'
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
    // An email from the log-in form is shown.
    isFormShown: input.isFormShown === true || Boolean(input.email),
    passwordMinimum: input.passwordMinimum ?? input.policy.passwordMinimum.modal,
    today: null,
    checked: null,
    suggestion: null,
    sso: null,
    ...noErrors,
    provider: null,
    credentials: null,
    prevented: input.prevented ?? [],
    extras: null,
    user: null,
  }),
  initial: 'starting',
  output: outcomes.output,
  /** Possible at any time; aborts all requests in flight. */
  on: { 'login.requested': '.loginRequested' },
  states: {
    starting: {
      always: [{ guard: 'isFormShown', target: 'editing' }, { target: '#signup.editing.choosing' }],
    },
    editing,
    submitting,
    judging: {
      entry: 'emitToast',
      always: [
        { guard: { type: 'isRow', params: { row: 'signup.underage' } }, target: 'underage' },
        { target: 'editing' },
      ],
    },
    /** Going back keeps all values; the password is only stored here, in memory. */
    consents: collectsConsents('submitting.registering', 'editing'),
    connecting,
    providerUnavailable,
    underage: confirmsUnderage('turnedAway', 'editing', 'correcting'),
    /** The birthday can be edited, but this device can no longer sign up. */
    correcting: {
      tags: 'view:signup',
      entry: 'assignIneligible',
      on: {
        ...overForm,
        'email.changed': { actions: ['assignEmail', 'assignIneligible'] },
        'password.changed': { actions: ['assignPassword', 'assignIneligible'] },
        'birthday.changed': { actions: ['assignBirthday', 'assignIneligible'] },
      },
    },
    ineligible,
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
    ssoLogin: outcomes.final(({ email, password, sso }) => ({
      outcome: 'ssoLogin',
      email: trimTyped(email),
      password,
      sso: required(sso, 'sso'),
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
