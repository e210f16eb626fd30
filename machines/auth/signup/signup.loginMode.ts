import { checkingEmail, checkingSso } from './signup.checks.ts'
import { signupSetup } from './signup.setup.ts'

/** The email has an account: the form has no birthday, and its button logs in. */
export const login = signupSetup.createStateConfig({
  initial: 'deciding',
  on: {
    'email.changed': [
      { guard: 'isSameEmail' },
      { guard: 'isValidEmail', target: '.checkingSso', reenter: true, actions: 'assignEmail' },
      { target: '.typing', actions: 'assignEmail' },
    ],
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
  states: {
    deciding: {
      always: [
        { guard: 'isSsoMember', target: 'sso' },
        { guard: 'isSsoUnknown', target: 'checkingSso' },
        { target: 'typing' },
      ],
    },
    typing: {},
    checkingEmail,
    checkingSso: checkingSso('deciding'),
    /** The account belongs to single sign-on: no password is asked for. */
    sso: {
      on: {
        'email.blurred': { guard: 'isSameBlurred', actions: 'assignBlurred' },
        'form.submitted': [
          { guard: 'isSameSubmitted', target: '#signup.ssoLogin' },
          { guard: 'hasEmail', target: 'checkingEmail', actions: 'assignFields' },
          { target: '#signup.editing.signup', actions: ['assignFields', 'assignProblems', 'emitToast'] },
        ],
      },
    },
  },
})
