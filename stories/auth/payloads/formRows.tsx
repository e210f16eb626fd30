import { userEvent } from 'vitest/browser'
import type { PayloadRow, PayloadRows } from '../../../testing/proof/payloads.ts'
import { byRole, fill, follow, logIn, press } from '../../../testing/stage/person.ts'
import type * as auth from '../../../src/auth.ts'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { AuthUpsell } from '../../../src/flows/auth/shell/AuthUpsell.tsx'
import { clientContext, wrensUser } from '../../../src/flows/auth/testing/payloads.ts'

export const options = { browser: { href: 'https://tackboard.example/login/?next=/ideas/' } }
export const newUser = {
  ...wrensUser,
  id: '25',
  username: 'member25',
  email: 'robin.new@example.com',
  full_name: 'robin',
}

export const logsIn = () => logIn()
export const signUp = async () => {
  await fill('Email', 'robin.new@example.com')
  await fill('Password', 'wide open sky 42')
  await fill('Birthday', '1950-05-17')
  await press('Continue')
}
export const wantsToSignUp = async () => {
  await fill('Email', 'robin.new@example.com')
  await follow('Sign up now')
}
export const logsInInstead = async () => {
  await follow('Log in')
  await byRole('button', 'Log in')
}
const escape = async () => {
  await byRole('textbox', 'Email')
  await userEvent.keyboard('{Escape}')
}

export const loggedIn = { user: wrensUser, redirectTo: '/ideas/', isNew: false, clientContext }
export const signedUp = { user: newUser, redirectTo: '/ideas/', isNew: true, clientContext: null }

type Outcome<Callback extends (...args: never) => void> = Omit<PayloadRow<Callback>, 'node'>

export const loggingIn: Outcome<(outcome: auth.LoggedIn) => void> = {
  after: 'logging in',
  options,
  steps: logsIn,
  gets: [loggedIn],
}
export const signingUp: typeof loggingIn = { after: 'signing up', options, steps: signUp, gets: [signedUp] }
export const wantingToSignUp: Outcome<(email: string) => void> = {
  after: 'wanting to sign up',
  steps: wantsToSignUp,
  gets: ['robin.new@example.com'],
}
const closing: Outcome<() => void> = { after: 'the close button', steps: () => press('Close'), gets: [] }

/** What an app hears of the forms over its page. */
export const modalRows: Pick<PayloadRows<typeof auth>, 'AuthModal' | 'AuthUpsell'> = {
  AuthModal: {
    onLoggedIn: [
      { ...loggingIn, node: (onLoggedIn) => <AuthModal onLoggedIn={onLoggedIn} /> },
      {
        ...signingUp,
        node: (onLoggedIn) => <AuthModal startsWith="signup" onLoggedIn={onLoggedIn} />,
        steps: async () => {
          await press('Continue with email')
          await signUp()
        },
      },
    ],
    onSignUp: [{ ...wantingToSignUp, node: (onSignUp) => <AuthModal onSignUp={onSignUp} /> }],
    onClose: [
      { ...closing, node: (onClose) => <AuthModal onClose={onClose} /> },
      { after: 'Escape', node: (onClose) => <AuthModal onClose={onClose} />, steps: escape, gets: [] },
    ],
  },
  AuthUpsell: {
    onLoggedIn: [
      { ...loggingIn, node: (onLoggedIn) => <AuthUpsell startsWith="login" onLoggedIn={onLoggedIn} /> },
    ],
    onSignUp: [
      { ...wantingToSignUp, node: (onSignUp) => <AuthUpsell startsWith="login" onSignUp={onSignUp} /> },
    ],
    onClose: [{ ...closing, node: (onClose) => <AuthUpsell startsWith="login" onClose={onClose} /> }],
  },
}
