import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import { isEmail } from '../../../src/domain/auth/email/email.ts'
import { signupEmailProblem } from '../../../src/domain/auth/email/signupEmail.ts'
import { providerOf } from '../../../src/domain/auth/providers/providerToken.ts'
import { ssoDecision } from '../../../src/domain/auth/providers/sso.ts'
import type { SsoInfo } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'
import type { SignupCall } from '../../../src/errors/auth/resolveSignup.ts'
import { signupRow } from '../../../src/errors/auth/signup.errors.ts'
import { attemptFailed, reported } from '../../fragments/emitted.ts'
import { eventsOf, type Output, type Thrown } from '../../fragments/events.ts'
import { noErrors, withoutError } from '../../fragments/form.ts'
import { isOutcome, required } from '../../fragments/outcome.ts'
import { providerFailed, socialRow } from '../../fragments/providerSignIn.ts'
import { delays, notProvided, notProvidedMachine, types } from '../../fragments/setup.ts'
import { failing, isOwnRow, toastOf } from '../../fragments/signupFailures.ts'
import type { consentsMachine, ConsentsOutput } from '../consents/consents.machine.ts'
import type { socialPopupMachine, SocialPopupOutput } from '../socialPopup/socialPopup.machine.ts'
import type { ssoCheckMachine } from '../ssoCheck/ssoCheck.machine.ts'
import type { underageMachine } from '../underage/underage.machine.ts'
import {
  afterBlur,
  afterEmailCheck,
  afterFailure,
  afterSsoCheck,
  hasProblems,
  ineligible,
  isMember,
  problemsOf,
} from './signup.rules.ts'
import type {
  Registered,
  RegisterInput,
  SignupContext,
  SignupEmitted,
  SignupErrorId,
  SignupEvent,
  SignupInput,
  SignupOutput,
  Validation,
} from './signup.types.ts'

const on = eventsOf<SignupContext, SignupEvent>()

/** Actors, delays, guards and actions of the sign-up form; the chart is in `signup.machine.ts`. */
export const signupSetup = setup({
  types: types<{
    context: SignupContext
    input: SignupInput
    events: SignupEvent
    output: SignupOutput
    emitted: SignupEmitted
    children: { consents: 'consents'; underage: 'underage'; socialPopup: 'socialPopup' }
  }>(),
  actors: {
    readUnderageFlag: notProvided<boolean, undefined>('readUnderageFlag'),
    checkEmailExists: notProvided<boolean, { email: string }>('checkEmailExists'),
    validateEmail: notProvided<Validation, { email: string }>('validateEmail'),
    validatePassword: notProvided<Validation, { password: string; email: string }>('validatePassword'),
    validateBirthday: notProvided<Validation, { birthday: number; country: string | null }>(
      'validateBirthday',
    ),
    register: notProvided<Registered, RegisterInput>('register'),
    ssoCheck: notProvidedMachine<typeof ssoCheckMachine>('ssoCheck'),
    socialPopup: notProvidedMachine<typeof socialPopupMachine>('socialPopup'),
    consents: notProvidedMachine<typeof consentsMachine>('consents'),
    underage: notProvidedMachine<typeof underageMachine>('underage'),
  },
  delays: delays('slowAnswer', 'requestTimeout', 'emailValidityDebounce'),
  guards: {
    isOutcome,
    isYes: (_, { output }: Output<boolean>) => output,
    isInvalid: (_, { output }: Output<Validation>) => !output.isValid,
    isRefusal: (_, { error }: Thrown) => toFailure(error).kind === 'refused',
    isValidEmail: on.guard('email.changed', ({ value }) => isEmail(value)),
    isSameEmail: on.guard('email.changed', ({ value }, { email }) => value === email),
    isUncheckedEmail: on.guard(
      'email.blurred',
      ({ value }, { checked }) => isEmail(value) && trimTyped(value) !== checked?.email,
    ),
    isMember: ({ context, event }) =>
      isMember(context, event.type === 'form.submitted' ? event.email : context.email),
    isFormShown: ({ context }) => context.isFormShown,
    isSsoUnknown: ({ context }) => context.sso === null,
    isSsoMember: ({ context }) => context.sso !== null && ssoDecision(context.sso) === 'popup',
    isSameBlurred: on.guard('email.blurred', ({ value }, { email }) => value === email),
    isSameSubmitted: on.guard('form.submitted', (event, { email }) => event.email === email),
    isRejected: ({ context }) => signupEmailProblem(context.email) !== null,
    isSsoSignup: on.guard(
      'form.submitted',
      (event, { email, sso }) => event.email === email && sso !== null && ssoDecision(sso) === 'signup',
    ),
    isUnderageOnly: on.guard(
      'form.submitted',
      (event, context) => Object.values(problemsOf({ ...context, ...event })).join() === 'signup.underage',
    ),
    hasProblems: ({ context, event }) =>
      hasProblems(event.type === 'form.submitted' ? { ...context, ...event } : context),
    /** Autofill changed the email without an event, so the check in flight is about another one. */
    hasProblemsElsewhere: on.guard(
      'form.submitted',
      (event, context) => event.email !== context.email && hasProblems({ ...context, ...event }),
    ),
    hasEmail: on.guard('form.submitted', ({ email }) => isEmail(email)),
    hasNoPassword: on.guard('form.submitted', ({ password }) => password === ''),
    needsConsents: ({ context }) => context.needsConsents && context.extras === null,
    isRow: ({ context }, { row }: { row: SignupErrorId }) => context.failure === row,
    hasMessage: ({ context }) => context.serverMessage !== null,
  },
}).extend({
  actions: {
    assignEmail: assign(
      on.patch('email.changed', ({ value }, { errors }) => ({
        email: value,
        sso: null,
        suggestion: null,
        errors: withoutError(errors, 'email'),
      })),
    ),
    /** Password managers fill fields without an input event; blur is the first event to carry the value. */
    assignBlurred: assign(on.patch('email.blurred', ({ value }, context) => afterBlur(value, context))),
    acceptSuggestion: assign(({ context: { suggestion, errors } }) =>
      suggestion
        ? { email: suggestion, suggestion: null, sso: null, errors: withoutError(errors, 'email') }
        : {},
    ),
    assignPassword: assign(
      on.patch('password.changed', ({ value }, { errors }) => ({
        password: value,
        errors: withoutError(errors, 'password'),
      })),
    ),
    assignBirthday: assign(
      on.patch('birthday.changed', ({ value }, { errors }) => ({
        birthday: value,
        errors: withoutError(errors, 'birthday'),
      })),
    ),
    assignFields: assign(
      on.patch('form.submitted', ({ email, password, birthday, today }, context) => ({
        email,
        password,
        birthday,
        today,
        sso: email === context.email ? context.sso : null,
      })),
    ),
    /** Every broken rule at once. */
    assignProblems: assign(({ context }) => ({ ...noErrors, errors: problemsOf(context) })),
    assignRejected: assign(({ context: { email, errors } }) => ({
      errors: { ...errors, email: `signup.${signupEmailProblem(email) ?? 'emailRejected'}` as const },
    })),
    assignChecked: assign(({ context }, { output }: Output<boolean>) =>
      afterEmailCheck(output, context.email),
    ),
    assignSso: assign(({ context }, { output }: Output<SsoInfo>) => afterSsoCheck(output, context.email)),
    assignRow: assign((_, { row }: { row: SignupErrorId }) => failing(row)),
    assignInvalid: assign((_, { output, row }: Output<Validation> & { row: SignupErrorId }) => ({
      ...failing(row),
      serverMessage: output.message,
    })),
    assignFailure: assign(({ context }, { error, call }: Thrown & { call: SignupCall }) =>
      afterFailure(call, toFailure(error), context),
    ),
    assignIneligible: assign(({ context }) => ineligible(context)),
    clearErrors: assign({ ...noErrors, suggestion: null }),
    assignProvider: assign(on.patch('provider.chosen', ({ provider }) => ({ provider }))),
    assignToken: assign((_, { output }: Output<SocialPopupOutput>) =>
      output.outcome === 'connected' ? { credentials: output.token } : {},
    ),
    assignReceived: assign(
      on.patch('token.received', ({ token }) => ({ provider: providerOf(token), credentials: token })),
    ),
    assignSocialError: assign((_, { output }: Output<SocialPopupOutput>) =>
      failing(socialRow(output.outcome)),
    ),
    assignExtras: assign((_, { output }: Output<ConsentsOutput>) =>
      output.outcome === 'agreed' ? { extras: output.extras } : {},
    ),
    assignRegistered: assign((_, { output }: Output<Registered>) => ({
      user: output.user,
      serverMessage: output.message,
    })),
    emitToast: enqueueActions(({ context, enqueue }) => {
      const toast = toastOf(context)
      if (toast) enqueue.emit(toast)
    }),
    emitFailed: emit(({ context: { failure } }, { error }: Thrown) => {
      const row = failure && isOwnRow(failure) ? failure : 'signup.other'
      return attemptFailed(row, error, reported(signupRow(row)))
    }),
    emitProviderFailed: emit(({ context: { provider } }, { output }: Output<SocialPopupOutput>) =>
      providerFailed(required(provider, 'provider'), output.outcome),
    ),
    focusSocialPopup: sendTo('socialPopup', { type: 'popup.focused' }),
  },
})
