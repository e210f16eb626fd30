import type { PayloadRows } from '../../../testing/proof/payloads.ts'
import { logIn, press } from '../../../testing/stage/person.ts'
import type * as auth from '../../../src/auth.ts'
import { LoginFlyout } from '../../../src/flows/auth/shell/LoginFlyout.tsx'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { SignupPage } from '../../../src/flows/auth/shell/SignupPage.tsx'
import { SsoSignupPage } from '../../../src/flows/auth/ssoSignup/SsoSignupPage.tsx'
import {
  loggingIn,
  logsInInstead,
  newUser,
  signingUp,
  signUp,
  wantingToSignUp,
  wantsToSignUp,
} from './formRows.tsx'

const companysPage = { email: newUser.email ?? '', isBusiness: false } as const
const afterEntering = (steps: () => Promise<unknown>) => async () => {
  await press('Enter')
  await steps()
}
const byEmail = (steps: () => Promise<unknown>) => async () => {
  await press('Sign up with email')
  await steps()
}
const wantsToSignUpAfterAll = async () => {
  await logsInInstead()
  await wantsToSignUp()
}
const wantingToAfterAll: typeof wantingToSignUp = {
  ...wantingToSignUp,
  after: 'wanting to sign up after all',
  steps: wantsToSignUpAfterAll,
}

/** What an app hears of the forms on pages of their own. */
export const pageRows: Pick<
  PayloadRows<typeof auth>,
  'LoginFlyout' | 'LoginPage' | 'SignupPage' | 'SsoSignupPage'
> = {
  LoginFlyout: {
    onLoggedIn: [
      {
        ...loggingIn,
        node: (onLoggedIn) => <LoginFlyout trigger="Enter" onLoggedIn={onLoggedIn} />,
        steps: afterEntering(logIn),
      },
    ],
    onSignUp: [
      {
        ...wantingToSignUp,
        node: (onSignUp) => <LoginFlyout trigger="Enter" onSignUp={onSignUp} />,
        steps: afterEntering(wantsToSignUp),
      },
    ],
  },
  LoginPage: {
    onLoggedIn: [{ ...loggingIn, node: (onLoggedIn) => <LoginPage onLoggedIn={onLoggedIn} /> }],
    onSignUp: [{ ...wantingToSignUp, node: (onSignUp) => <LoginPage onSignUp={onSignUp} /> }],
  },
  SignupPage: {
    onLoggedIn: [{ ...signingUp, node: (onLoggedIn) => <SignupPage onLoggedIn={onLoggedIn} /> }],
    onSignUp: [{ ...wantingToAfterAll, node: (onSignUp) => <SignupPage onSignUp={onSignUp} /> }],
  },
  SsoSignupPage: {
    onLoggedIn: [
      {
        ...signingUp,
        after: 'signing up with a password, because the company has no single sign-on',
        node: (onLoggedIn) => <SsoSignupPage {...companysPage} onLoggedIn={onLoggedIn} />,
        steps: byEmail(signUp),
      },
    ],
    onSignUp: [
      {
        ...wantingToAfterAll,
        node: (onSignUp) => <SsoSignupPage {...companysPage} onSignUp={onSignUp} />,
        steps: byEmail(wantsToSignUpAfterAll),
      },
    ],
  },
}
