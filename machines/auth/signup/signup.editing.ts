import { output, thrown } from '../../fragments/events.ts'
import { signupSetup } from './signup.setup.ts'

/** What may be done wherever the form is on screen. */
export const ways = {
  'provider.chosen': { target: '#signup.connecting', actions: ['clearErrors', 'assignProvider'] },
  'password.changed': { actions: 'assignPassword' },
  'birthday.changed': { actions: 'assignBirthday' },
} as const

/** Asks whether an e-mail that was left has an account. auth.txt §4 "Signup form mode". */
const checkingEmail = signupSetup.createStateConfig({
  invoke: {
    src: 'checkEmailExists',
    input: ({ context }) => ({ email: context.email.trim() }),
    onDone: [
      {
        guard: { type: 'isYes', params: output },
        target: '#signup.editing.login',
        actions: { type: 'assignChecked', params: output },
      },
      {
        target: '#signup.editing.signup.settling',
        actions: { type: 'assignChecked', params: output },
      },
    ],
    onError: [
      {
        guard: { type: 'isRefusal', params: thrown },
        target: '#signup.editing.signup',
        actions: {
          type: 'assignFailure',
          params: ({ event }) => ({ error: event.error, call: 'checkEmailExists' as const }),
        },
      },
      // Nobody has asked for anything yet: a submit tells what is the matter.
      { target: '#signup.editing.signup' },
    ],
  },
  after: { requestTimeout: '#signup.editing.signup' },
})

/** The form makes an account. auth.txt §4 "Signup by email". */
const signup = signupSetup.createStateConfig({
  initial: 'typing',
  on: {
    'email.changed': [
      { guard: 'isSameEmail' },
      { guard: 'isValidEmail', target: '.checkingSso', reenter: true, actions: 'assignEmail' },
      { target: '.typing', actions: 'assignEmail' },
    ],
    'email.blurred': [
      { guard: 'isUncheckedEmail', target: '.checkingEmail', actions: 'assignBlurred' },
      { actions: 'assignBlurred' },
    ],
    'suggestion.accepted': { target: '.checkingEmail', actions: 'acceptSuggestion' },
    'form.submitted': [
      { guard: 'isSsoSignup', target: '#signup.ssoSignup', actions: 'assignFields' },
      {
        guard: 'isUnderageOnly',
        target: '#signup.underage',
        actions: ['assignFields', { type: 'assignRow', params: { row: 'signup.underage' } }],
      },
      {
        guard: 'hasProblemsElsewhere',
        target: '.typing',
        actions: ['assignFields', 'assignProblems', 'emitToast'],
      },
      // The question that is under way goes on: an answer may yet turn the form into a log-in. D5.
      { guard: 'hasProblems', actions: ['assignFields', 'assignProblems', 'emitToast'] },
      { target: '#signup.submitting', actions: ['assignFields', 'clearErrors'] },
    ],
  },
  states: {
    typing: {},
    checkingSso: {
      invoke: {
        src: 'ssoCheck',
        input: ({ context }) => ({ policy: context.policy, email: context.email.trim() }),
        onDone: { target: 'typing', actions: { type: 'assignSso', params: output } },
      },
    },
    checkingEmail,
    /** The e-mail is free; the server's own rules are asked after a moment of quiet. auth.txt §9. */
    settling: {
      always: { guard: 'isRejected', target: 'typing', actions: 'assignRejected' },
      after: { emailValidityDebounce: 'validatingEmail' },
    },
    validatingEmail: {
      invoke: {
        src: 'validateEmail',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: [
          {
            guard: { type: 'isInvalid', params: output },
            target: 'typing',
            actions: { type: 'assignRow', params: { row: 'signup.emailInvalid' } },
          },
          { guard: 'isSsoUnknown', target: 'checkingSso' },
          { target: 'typing' },
        ],
        onError: {
          target: 'typing',
          actions: [
            {
              type: 'assignFailure',
              params: ({ event }) => ({ error: event.error, call: 'validateEmail' as const }),
            },
            'emitToast',
          ],
        },
      },
      after: {
        requestTimeout: {
          target: 'typing',
          actions: [{ type: 'assignRow', params: { row: 'signup.validationFailed' } }, 'emitToast'],
        },
      },
    },
  },
})

/** The e-mail has an account: no birthday, and the button logs in. J25. */
const login = signupSetup.createStateConfig({
  initial: 'typing',
  on: {
    'email.changed': [{ guard: 'isSameEmail' }, { target: '.typing', actions: 'assignEmail' }],
    'email.blurred': [
      { guard: 'isUncheckedEmail', target: '.checkingEmail', actions: 'assignBlurred' },
      { guard: 'isMember', actions: 'assignBlurred' },
      { target: '#signup.editing.signup', actions: 'assignBlurred' },
    ],
    'suggestion.accepted': { target: '.checkingEmail', actions: 'acceptSuggestion' },
    'form.submitted': [
      {
        guard: 'hasNoPassword',
        actions: [
          'assignFields',
          { type: 'assignRow', params: { row: 'signup.passwordRequired' } },
          'emitToast',
        ],
      },
      { guard: 'isMember', target: '#signup.existing', actions: 'assignFields' },
      { guard: 'hasEmail', target: '#signup.submitting', actions: ['assignFields', 'clearErrors'] },
      { target: '#signup.editing.signup', actions: ['assignFields', 'assignProblems', 'emitToast'] },
    ],
  },
  states: { typing: {}, checkingEmail },
})

/** The person fills the form in; which form it is, the e-mail decides. */
export const editing = signupSetup.createStateConfig({
  tags: 'view:signup',
  initial: 'arriving',
  /** Whoever was refused for their age on this device is not asked again. auth.txt §4, C9. */
  invoke: {
    src: 'readUnderageFlag',
    onDone: { guard: { type: 'isYes', params: output }, target: '#signup.ineligible' },
    onError: {},
  },
  on: ways,
  states: {
    arriving: {
      always: [
        { guard: 'isMember', target: 'login' },
        { guard: 'isFormShown', target: 'signup' },
        { target: 'choosing' },
      ],
    },
    choosing: { on: { 'email.chosen': { target: 'signup', actions: 'showForm' } } },
    signup,
    login,
  },
})
