import { output, thrown, type Thrown } from '../../fragments/events.ts'
import { timesOut, waiting } from '../../fragments/form.ts'
import { signupSetup } from './signup.setup.ts'
import { epochOf, type SignupCall } from './signup.rules.ts'
import type { SignupErrorId, Validation } from './signup.types.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'

const call = { ...waiting, after: timesOut('#signup.judging', 'signup.timedOut') } as const

const failed = <Call extends SignupCall>(name: Call) =>
  ({
    target: '#signup.judging',
    actions: [
      {
        type: 'assignFailure',
        params: ({ event }: { event: Thrown }) => ({ error: event.error, call: name }),
      },
      { type: 'emitFailed', params: thrown },
    ],
  }) as const

/** The server's validation found the value invalid. */
const invalid = <Row extends SignupErrorId>(row: Row) =>
  ({
    guard: { type: 'isInvalid', params: output<Validation> },
    target: '#signup.judging',
    actions: {
      type: 'assignInvalid',
      params: ({ event }: { event: { output: Validation } }) => ({ output: event.output, row }),
    },
  }) as const

const checkingEmail = signupSetup.createStateConfig({
  ...call,
  invoke: {
    src: 'checkEmailExists',
    input: ({ context }) => ({ email: trimTyped(context.email) }),
    onDone: [
      {
        guard: { type: 'isYes', params: output },
        target: '#signup.existing',
        actions: { type: 'assignChecked', params: output },
      },
      // Submitted as a log-in, but no account has that email: now the rules of a sign-up apply.
      {
        guard: 'hasProblems',
        target: '#signup.editing',
        actions: [{ type: 'assignChecked', params: output }, 'assignProblems', 'emitToast'],
      },
      { target: 'validatingEmail', actions: { type: 'assignChecked', params: output } },
    ],
    onError: failed('checkEmailExists'),
  },
})

const validatingEmail = signupSetup.createStateConfig({
  ...call,
  invoke: {
    src: 'validateEmail',
    input: ({ context }) => ({ email: trimTyped(context.email) }),
    onDone: [invalid('signup.emailInvalid'), { target: 'validatingPassword' }],
    onError: failed('validateEmail'),
  },
})

const validatingPassword = signupSetup.createStateConfig({
  ...call,
  invoke: {
    src: 'validatePassword',
    input: ({ context }) => ({ password: context.password, email: trimTyped(context.email) }),
    onDone: [invalid('signup.passwordRefused'), { target: 'validatingBirthday' }],
    onError: failed('validatePassword'),
  },
})

const validatingBirthday = signupSetup.createStateConfig({
  ...call,
  invoke: {
    src: 'validateBirthday',
    input: ({ context }) => ({ birthday: epochOf(context.birthday), country: context.country }),
    onDone: [
      invalid('signup.birthdayRefused'),
      { guard: 'needsConsents', target: '#signup.consents' },
      { target: 'registering' },
    ],
    onError: failed('validateBirthday'),
  },
})

const registering = signupSetup.createStateConfig({
  ...call,
  invoke: {
    src: 'register',
    input: ({ context: { email, password, birthday, country, extras } }) => ({
      email: trimTyped(email),
      password,
      birthday: epochOf(birthday),
      country,
      extras: extras ?? {},
    }),
    onDone: {
      target: '#signup.answered',
      actions: { type: 'assignRegistered', params: output },
    },
    onError: failed('register'),
  },
})

/** One call after another; any of them can end the submit. auth.txt §4 "Signup by email". */
export const submitting = signupSetup.createStateConfig({
  tags: ['pending', 'view:signup'],
  initial: 'checkingEmail',
  /** Another tab may have set the flag in the meantime. */
  invoke: {
    src: 'readUnderageFlag',
    onDone: { guard: { type: 'isYes', params: output }, target: '#signup.ineligible.form' },
    onError: {},
  },
  on: { 'submit.cancelled': '#signup.editing' },
  states: { checkingEmail, validatingEmail, validatingPassword, validatingBirthday, registering },
})
