import type { ReactNode } from 'react'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import type { Mounted, MountOptions } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, fill, logIn, press, toLoginMfa } from '../../../../testing/stage/person.ts'
import { opened, PinPage } from '../../../../testing/stage/quickPromotePage.tsx'
import { AccountSwitcher } from '../../auth/accounts/AccountSwitcher.tsx'
import { BirthdayStep } from '../../auth/birthday/BirthdayStep.tsx'
import { NewPasswordPage } from '../../auth/newPassword/NewPasswordPage.tsx'
import { OffsitePage } from '../../auth/offsite/OffsitePage.tsx'
import { OneTap } from '../../auth/oneTap/OneTap.tsx'
import { LoginPage } from '../../auth/shell/LoginPage.tsx'
import { SignupPage } from '../../auth/shell/SignupPage.tsx'
import { CreatePinPage } from '../../createPin/shell/CreatePinPage.tsx'
import {
  browser,
  phone,
  saved,
  oneTap,
  loginForm,
  signupForm,
  oneTapButton,
  left,
  leavesAgain,
  signUp,
  giveBirthday,
  confirmAge,
} from './restoredSteps.ts'

/** A state that waits for the page to be left. */
export interface RestoredRow {
  readonly state: string
  readonly node: ReactNode
  readonly options?: MountOptions
  /** Leads to the state. */
  readonly steps?: (mounted: Mounted) => Promise<unknown>
  /** What somebody finds on the restored page. */
  readonly finds: (mounted: Mounted) => Promise<unknown>
}

/** Every state tagged 'leaving'. P2. */
export const restoredRows: readonly RestoredRow[] = [
  { state: 'auth.loggedIn', node: <LoginPage />, steps: () => logIn(), finds: loginForm },
  {
    state: 'auth.loggedInWithCode',
    node: <LoginPage />,
    steps: async () => {
      await toLoginMfa()
      await fill('Verification code', '123456')
      await press('Continue')
    },
    finds: loginForm,
  },
  {
    state: 'auth.loggedInWithPasskey',
    node: <LoginPage />,
    options: { given: 'passkeyLogin.succeeds' },
    steps: () => press('Log in with a passkey'),
    finds: loginForm,
  },
  { state: 'auth.registered', node: <SignupPage />, steps: () => signUp('2000-02-29'), finds: signupForm },
  {
    state: 'auth.alreadyLoggedIn',
    node: <LoginPage />,
    options: { viewer: { type: 'AUTH', isAuth: true } },
    steps: left,
    finds: leavesAgain,
  },
  {
    state: 'auth.leavingForSso',
    node: <LoginPage />,
    options: { given: 'ssoCheck.isSsoNewUser' },
    steps: async ({ clock }) => {
      await fill('Email', 'team@acme.example')
      clock.advance(300)
      await press('Continue with SSO')
    },
    finds: loginForm,
  },
  {
    state: 'auth.turnedAway',
    node: <SignupPage />,
    steps: async (mounted) => {
      await signUp('2020-01-01')
      await confirmAge(mounted)
    },
    finds: signupForm,
  },
  {
    state: 'accountSwitcher.switched',
    node: <AccountSwitcher />,
    options: { session: wren, browser: { ...browser, stored: saved } },
    steps: () => press(/^sagedogwood/),
    finds: () => byRole('button', /^Sage Dogwood/),
  },
  {
    state: 'birthday.done',
    node: <BirthdayStep />,
    steps: () => giveBirthday('2000-02-29'),
    finds: signupForm,
  },
  {
    state: 'newPassword.loggedIn',
    node: <NewPasswordPage />,
    options: { browser: { href: 'https://tackboard.example/password/new/?token=wrens-link' } },
    steps: async () => {
      await fill('New password', 'wide open sky 42')
      await press('Save new password')
    },
    // Its link works once.
    finds: () => byRole('heading', 'This link has already been used'),
  },
  {
    state: 'oneTap.loggedIn',
    node: <OneTap />,
    options: { ...oneTap, given: 'oneTap.succeeds' },
    steps: () => press('Continue with Google'),
    finds: oneTapButton,
  },
  {
    state: 'oneTap.registered',
    node: <OneTap />,
    options: { ...oneTap, given: 'oneTap.newcomer' },
    steps: () => press('Continue with Google'),
    finds: oneTapButton,
  },
  {
    state: 'oneTap.turnedAway',
    node: <OneTap />,
    options: { ...oneTap, given: 'oneTap.missingAge' },
    steps: async (mounted) => {
      await press('Continue with Google')
      await giveBirthday('2020-01-01')
      await confirmAge(mounted)
    },
    finds: oneTapButton,
  },
  {
    state: 'offsite.leaving',
    node: <OffsitePage />,
    options: { browser: { href: 'https://tackboard.example/offsite/?url=https://recipes.example/soup' } },
    steps: left,
    finds: leavesAgain,
  },
  {
    state: 'mobileCreatePin.redirecting',
    node: <CreatePinPage />,
    options: { browser: phone },
    steps: left,
    finds: leavesAgain,
  },
  {
    state: 'mobileCreatePin.left',
    node: <CreatePinPage />,
    options: { session: wren, browser: phone },
    steps: () => press('Cancel'),
    finds: () => byRole('heading', 'Choose board'),
  },
  {
    state: 'quickPromote.steps.closed',
    node: <PinPage />,
    options: {
      session: wren,
      country: 'US',
      browser: { href: 'https://tackboard.example/quick-promote/?pinId=21' },
    },
    steps: async () => {
      await opened()
      await press('Close')
    },
    finds: opened,
  },
]
