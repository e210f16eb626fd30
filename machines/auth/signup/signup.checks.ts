import { output, thrown } from '../../fragments/events.ts'
import { signupSetup } from './signup.setup.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'

/** On blur: asks whether the email has an account. auth.txt §4 "Signup form mode". */
export const checkingEmail = signupSetup.createStateConfig({
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

/** Asks whether the email belongs to single sign-on; a member of it has an account. auth.txt §4 "Single sign-on". */
export const checkingSso = <Next extends string>(next: Next) =>
  signupSetup.createStateConfig({
    invoke: {
      src: 'ssoCheck',
      input: ({ context }) => ({ policy: context.policy, email: trimTyped(context.email) }),
      onDone: { target: next, actions: { type: 'assignSso', params: output } },
    },
  })
