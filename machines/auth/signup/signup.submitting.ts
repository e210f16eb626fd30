import { signupSetup } from './signup.setup.ts'
import { epochOf, type SignupCall } from './signup.rules.ts'

/** A call under way: after a while the form says so and offers to cancel; a call without an answer fails. D13. */
const patience = {
  initial: 'waiting',
  states: { waiting: { after: { slowAnswer: 'slow' } }, slow: {} },
  after: {
    requestTimeout: {
      target: '#signup.judging',
      actions: [
        { type: 'assignRow', params: { row: 'signup.timedOut' } },
        { type: 'emitFailed', params: { error: null } },
      ],
    },
  },
} as const

const failed = <Call extends SignupCall>(call: Call) =>
  ({
    target: '#signup.judging',
    actions: [
      {
        type: 'assignFailure',
        params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, call }),
      },
      { type: 'emitFailed', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
    ],
  }) as const

const checkingEmail = signupSetup.createStateConfig({
  ...patience,
  invoke: {
    src: 'checkEmailExists',
    input: ({ context }) => ({ email: context.email.trim() }),
    onDone: [
      {
        guard: { type: 'isYes', params: ({ event }) => event },
        target: '#signup.existing',
        actions: { type: 'assignJudged', params: ({ event }) => event },
      },
      // Submitted as a log-in, and nobody has that e-mail: now it is a sign-up, with rules of its own.
      {
        guard: 'hasProblems',
        target: '#signup.editing',
        actions: [{ type: 'assignJudged', params: ({ event }) => event }, 'assignProblems', 'emitToast'],
      },
      { target: 'validatingEmail', actions: { type: 'assignJudged', params: ({ event }) => event } },
    ],
    onError: failed('checkEmailExists'),
  },
})

const validatingEmail = signupSetup.createStateConfig({
  ...patience,
  invoke: {
    src: 'validateEmail',
    input: ({ context }) => ({ email: context.email.trim() }),
    onDone: [
      {
        guard: { type: 'isInvalid', params: ({ event }) => event },
        target: '#signup.judging',
        actions: {
          type: 'assignInvalid',
          params: ({ event }) => ({ output: event.output, row: 'signup.emailInvalid' as const }),
        },
      },
      { target: 'validatingPassword' },
    ],
    onError: failed('validateEmail'),
  },
})

const validatingPassword = signupSetup.createStateConfig({
  ...patience,
  invoke: {
    src: 'validatePassword',
    input: ({ context }) => ({ password: context.password, email: context.email.trim() }),
    onDone: [
      {
        guard: { type: 'isInvalid', params: ({ event }) => event },
        target: '#signup.judging',
        actions: {
          type: 'assignInvalid',
          params: ({ event }) => ({ output: event.output, row: 'signup.passwordRefused' as const }),
        },
      },
      { target: 'validatingBirthday' },
    ],
    onError: failed('validatePassword'),
  },
})

const validatingBirthday = signupSetup.createStateConfig({
  ...patience,
  invoke: {
    src: 'validateBirthday',
    input: ({ context }) => ({ birthday: epochOf(context.birthday), country: context.country }),
    onDone: [
      {
        guard: { type: 'isInvalid', params: ({ event }) => event },
        target: '#signup.judging',
        actions: {
          type: 'assignInvalid',
          params: ({ event }) => ({ output: event.output, row: 'signup.birthdayRefused' as const }),
        },
      },
      { guard: 'needsConsents', target: '#signup.consents' },
      { target: 'registering' },
    ],
    onError: failed('validateBirthday'),
  },
})

const registering = signupSetup.createStateConfig({
  ...patience,
  invoke: {
    src: 'register',
    input: ({ context: { email, password, birthday, country, extras } }) => ({
      email: email.trim(),
      password,
      birthday: epochOf(birthday),
      country,
      extras: extras ?? {},
    }),
    onDone: {
      target: '#signup.answered',
      actions: { type: 'assignRegistered', params: ({ event }) => event },
    },
    onError: failed('register'),
  },
})

/** One call after another, each with the power to stop. auth.txt §4 "Signup by email". */
export const submitting = signupSetup.createStateConfig({
  tags: ['pending', 'view:signup'],
  initial: 'checkingEmail',
  /** Another tab may have been refused meanwhile. C9. */
  invoke: {
    src: 'readUnderageFlag',
    onDone: { guard: { type: 'isYes', params: ({ event }) => event }, target: '#signup.ineligible' },
    onError: {},
  },
  on: { 'submit.cancelled': '#signup.editing' },
  states: { checkingEmail, validatingEmail, validatingPassword, validatingBirthday, registering },
})
