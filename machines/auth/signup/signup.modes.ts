import { output, thrown } from '../../fragments/events.ts'
import { signupSetup } from './signup.setup.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'

/** On blur: asks whether the e-mail has an account. auth.txt §4 "Signup form mode". */
const checkingEmail = signupSetup.createStateConfig({
  invoke: {
    src: 'checkEmailExists',
    input: ({ context }) => ({ email: trimTyped(context.email) }),
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
      // Nothing was submitted yet, so nothing is shown; a submit will report the problem.
      { target: '#signup.editing.signup' },
    ],
  },
  after: { requestTimeout: '#signup.editing.signup' },
})

/** The form creates an account. auth.txt §4 "Signup by email". */
export const signup = signupSetup.createStateConfig({
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
      // Without a target, a check in flight continues: its response may still turn the form into a log-in. D5.
      { guard: 'hasProblems', actions: ['assignFields', 'assignProblems', 'emitToast'] },
      { target: '#signup.submitting', actions: ['assignFields', 'clearErrors'] },
    ],
  },
  states: {
    typing: {},
    checkingSso: {
      invoke: {
        src: 'ssoCheck',
        input: ({ context }) => ({ policy: context.policy, email: trimTyped(context.email) }),
        onDone: { target: 'typing', actions: { type: 'assignSso', params: output } },
      },
    },
    checkingEmail,
    /** No account has the e-mail; after a pause, the server validates it. auth.txt §9. */
    settling: {
      always: { guard: 'isRejected', target: 'typing', actions: 'assignRejected' },
      after: { emailValidityDebounce: 'validatingEmail' },
    },
    validatingEmail: {
      invoke: {
        src: 'validateEmail',
        input: ({ context }) => ({ email: trimTyped(context.email) }),
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

/** The e-mail has an account: the form has no birthday, and its button logs in. J25. */
export const login = signupSetup.createStateConfig({
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
