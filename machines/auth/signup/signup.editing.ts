import { and, stateIn } from 'xstate'
import { output } from '../../fragments/events.ts'
import { login } from './signup.loginMode.ts'
import { signupSetup } from './signup.setup.ts'
import { signup } from './signup.signupMode.ts'

const choosesProvider = <Over extends string>(over: Over) =>
  ({
    'provider.chosen': { target: `#signup.connecting.${over}`, actions: ['clearErrors', 'assignProvider'] },
    'token.received': { target: '#signup.connected', actions: 'assignReceived' },
    'button.failed': { actions: { type: 'assignRow', params: { row: 'social.failed' } } },
  }) as const

export const overChoice = choosesProvider('choosing')
export const overForm = choosesProvider('form')

/** The user fills in the form; the email decides whether it signs up or logs in. */
export const editing = signupSetup.createStateConfig({
  tags: 'view:signup',
  initial: 'arriving',
  /** A device that was refused for age once cannot sign up. */
  invoke: {
    src: 'readUnderageFlag',
    onDone: [
      {
        guard: and([stateIn('#signup.editing.choosing'), { type: 'isYes', params: output }]),
        target: '#signup.ineligible.choosing',
      },
      { guard: { type: 'isYes', params: output }, target: '#signup.ineligible.form' },
    ],
    onError: {},
  },
  on: {
    ...overForm,
    'password.changed': { actions: 'assignPassword' },
    'birthday.changed': { actions: 'assignBirthday' },
  },
  states: {
    arriving: { always: [{ guard: 'isMember', target: 'login' }, { target: 'signup' }] },
    choosing: { on: { ...overChoice, 'email.chosen': 'signup' } },
    signup,
    login,
  },
})
