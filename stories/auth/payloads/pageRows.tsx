import type { PayloadRows } from '../../../testing/proof/payloads.ts'
import { logIn, press } from '../../../testing/stage/person.ts'
import type * as auth from '../../../src/auth.ts'
import { LoginFlyout } from '../../../src/flows/auth/shell/LoginFlyout.tsx'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { SignupPage } from '../../../src/flows/auth/shell/SignupPage.tsx'
import { SsoSignupPage } from '../../../src/flows/auth/ssoSignup/SsoSignupPage.tsx'
import { loggedIn, logsIn, newUser, options, signedUp, signUp, wantsToSignUp } from './formRows.tsx'
import { logsInInstead } from './formRows.tsx'

/** What an app hears of the forms on pages of their own. */
export const pageRows: Pick<
  PayloadRows<typeof auth>,
  'LoginFlyout' | 'LoginPage' | 'SignupPage' | 'SsoSignupPage'
> = {
  LoginFlyout: {
    onLoggedIn: [
      {
        after: 'logging in',
        options,
        node: (onLoggedIn) => <LoginFlyout trigger="Enter" onLoggedIn={onLoggedIn} />,
        steps: async () => {
          await press('Enter')
          await logIn()
        },
        gets: [loggedIn],
      },
    ],
    onSignUp: [
      {
        after: 'wanting to sign up',
        node: (onSignUp) => <LoginFlyout trigger="Enter" onSignUp={onSignUp} />,
        steps: async () => {
          await press('Enter')
          await wantsToSignUp()
        },
        gets: ['robin.new@example.com'],
      },
    ],
  },
  LoginPage: {
    onLoggedIn: [
      {
        after: 'logging in',
        options,
        node: (onLoggedIn) => <LoginPage onLoggedIn={onLoggedIn} />,
        steps: logsIn,
        gets: [loggedIn],
      },
    ],
    onSignUp: [
      {
        after: 'wanting to sign up',
        node: (onSignUp) => <LoginPage onSignUp={onSignUp} />,
        steps: wantsToSignUp,
        gets: ['robin.new@example.com'],
      },
    ],
  },
  SignupPage: {
    onLoggedIn: [
      {
        after: 'signing up',
        options,
        node: (onLoggedIn) => <SignupPage onLoggedIn={onLoggedIn} />,
        steps: signUp,
        gets: [signedUp],
      },
    ],
    onSignUp: [
      {
        after: 'wanting to sign up after all',
        node: (onSignUp) => <SignupPage onSignUp={onSignUp} />,
        steps: async () => {
          await logsInInstead()
          await wantsToSignUp()
        },
        gets: ['robin.new@example.com'],
      },
    ],
  },
  SsoSignupPage: {
    onLoggedIn: [
      {
        after: 'signing up with a password, because the company has no single sign-on',
        options,
        node: (onLoggedIn) => (
          <SsoSignupPage email={newUser.email ?? ''} isBusiness={false} onLoggedIn={onLoggedIn} />
        ),
        steps: async () => {
          await press('Sign up with email')
          await signUp()
        },
        gets: [signedUp],
      },
    ],
    onSignUp: [
      {
        after: 'wanting to sign up after all',
        node: (onSignUp) => (
          <SsoSignupPage email={newUser.email ?? ''} isBusiness={false} onSignUp={onSignUp} />
        ),
        steps: async () => {
          await press('Sign up with email')
          await logsInInstead()
          await wantsToSignUp()
        },
        gets: ['robin.new@example.com'],
      },
    ],
  },
}
