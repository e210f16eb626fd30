import { assign, fromPromise, setup } from 'xstate'

interface Values {
  readonly email: string
  readonly password: string
}

/** The floor's state: what is typed, whether it is on its way, what came back. */
export const loginMachine = setup({
  types: {
    // SAFETY: XState reads only the type of these values.
    context: {} as Values & { readonly error: string; readonly isShown: boolean },
    // SAFETY: as above.
    events: {} as
      | { type: 'email.changed'; value: string }
      | { type: 'password.changed'; value: string }
      | { type: 'reveal.toggled' }
      | { type: 'form.submitted' },
  },
  actors: {
    logIn: fromPromise<void, Values>(async ({ input, signal }) => {
      const answer = await fetch('/login', { method: 'POST', body: JSON.stringify(input), signal })
      if (!answer.ok) throw new Error('The password you entered is incorrect.')
    }),
  },
}).createMachine({
  id: 'login',
  context: { email: '', password: '', error: '', isShown: false },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'email.changed': { actions: assign({ email: ({ event }) => event.value, error: '' }) },
        'password.changed': { actions: assign({ password: ({ event }) => event.value, error: '' }) },
        'reveal.toggled': { actions: assign({ isShown: ({ context }) => !context.isShown }) },
        'form.submitted': 'submitting',
      },
    },
    submitting: {
      invoke: {
        src: 'logIn',
        input: ({ context: { email, password } }) => ({ email, password }),
        onDone: 'loggedIn',
        onError: { target: 'editing', actions: assign({ error: ({ event }) => String(event.error) }) },
      },
    },
    loggedIn: { type: 'final' },
  },
})
