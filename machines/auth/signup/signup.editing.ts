import { output } from '../../fragments/events.ts'
import { login, signup } from './signup.modes.ts'
import { signupSetup } from './signup.setup.ts'

/** Handled wherever the form is on screen. */
export const commonEvents = {
  'provider.chosen': { target: '#signup.connecting', actions: ['clearErrors', 'assignProvider'] },
  'password.changed': { actions: 'assignPassword' },
  'birthday.changed': { actions: 'assignBirthday' },
} as const

/** The user fills in the form; the e-mail decides whether it signs up or logs in. */
export const editing = signupSetup.createStateConfig({
  tags: 'view:signup',
  initial: 'arriving',
  /** A device that was refused for age once cannot sign up. auth.txt §4, C9. */
  invoke: {
    src: 'readUnderageFlag',
    onDone: { guard: { type: 'isYes', params: output }, target: '#signup.ineligible' },
    onError: {},
  },
  on: commonEvents,
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
