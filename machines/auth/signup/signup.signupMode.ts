import { trimTyped } from '../../../src/domain/text/trimTyped.ts'
import { output } from '../../fragments/events.ts'
import { checkingEmail, checkingSso } from './signup.checks.ts'
import { signupSetup } from './signup.setup.ts'

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
        actions: ['assignFields', 'clearErrors'],
      },
      {
        guard: 'hasProblemsElsewhere',
        target: '.typing',
        actions: ['assignFields', 'assignProblems', 'emitToast'],
      },
      // Without a target, a check in flight continues: its response may still turn the form into a log-in.
      { guard: 'hasProblems', actions: ['assignFields', 'assignProblems', 'emitToast'] },
      { target: '#signup.submitting', actions: ['assignFields', 'clearErrors'] },
    ],
  },
  states: {
    typing: {},
    checkingSso: checkingSso('#signup.editing.arriving'),
    checkingEmail,
    /** No account has the email; after a pause, the server validates it. */
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
