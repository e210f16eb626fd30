import { wren } from '../../../mocks/fixtures/sessions.ts'
import { proveEvents } from '../../../testing/proof/payloads.ts'
import { fill, logIn, press, see, soon, toLoginMfa } from '../../../testing/stage/person.ts'
import { SAVED_ACCOUNTS_KEY } from '../../../src/domain/auth/savedAccounts.ts'
import { AccountSwitcher } from '../../../src/flows/auth/accounts/AccountSwitcher.tsx'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { SignupPage } from '../../../src/flows/auth/shell/SignupPage.tsx'
import { OneTap } from '../../../src/flows/auth/oneTap/OneTap.tsx'
import { signUp } from './formRows.tsx'
import { oneTapPage } from '../../../src/flows/auth/testing/payloads.ts'
import { stepEvents } from './stepEvents.tsx'

const level = 'info' as const
const byEmail = { method: 1, provider: 'email', providerCode: 'p', device: 0 } as const
/** SMARTLOCK. */
const byStored = { ...byEmail, method: 5 } as const
const byOneTap = { method: 4, provider: 'google_one_tap', providerCode: 'g', device: 0 } as const
const bySwitch = { method: 7, provider: null, providerCode: 'unk', device: 0 } as const
const refused = { status: 400, code: null } as const

const stored = { [SAVED_ACCOUNTS_KEY]: { accounts: [{ id: '4', username: 'sagedogwood' }] } }
const switcher = {
  options: { session: wren, browser: { stored } },
  node: <AccountSwitcher />,
  steps: () => press(/^sagedogwood/),
}
const logsIn = { node: <LoginPage />, steps: () => logIn() }
const signsUp = { node: <SignupPage />, steps: signUp }
const leavesField = async () => {
  await fill('Email', 'wrén@example.com')
  await fill('Password', 'x')
}

proveEvents<'auth'>({
  ...stepEvents,
  'login.attempted': [
    { after: 'submitting the form', ...logsIn, level, details: byEmail },
    {
      after: 'a password that the browser had stored',
      options: { given: 'storedCredential.succeeds' },
      node: <LoginPage />,
      level,
      details: byStored,
    },
  ],
  'storedCredential.unused': [
    {
      after: 'the browser has no password',
      options: { given: 'storedCredential.none' },
      node: <LoginPage />,
      level,
      details: { reason: 'none' },
    },
  ],
  'login.succeeded': [
    { after: 'logging in with a password', ...logsIn, level, details: byEmail },
    {
      after: 'logging in with a passkey',
      options: { given: 'passkeyLogin.succeeds' },
      node: <LoginPage />,
      steps: () => press('Log in with a passkey'),
      level,
      details: { method: 10, provider: 'passkey', providerCode: 'pk', device: 0 },
    },
    {
      after: 'logging in with a password that the browser had stored',
      options: { given: 'storedCredential.succeeds' },
      node: <LoginPage />,
      level,
      details: byStored,
    },
    { after: 'logging in by one-tap', options: oneTapPage, node: <OneTap />, level, details: byOneTap },
  ],
  'login.failed': [
    {
      after: 'a stored password that is wrong',
      options: { given: 'storedCredential.wrongPassword' },
      node: <LoginPage />,
      level,
      details: { ...byStored, row: 'login.wrongPassword', status: 400, code: 1009 },
    },
    {
      after: 'a wrong password',
      node: <LoginPage />,
      steps: () => logIn(undefined, 'wrong'),
      level,
      details: { ...byEmail, row: 'login.wrongPassword', status: 400, code: 1009 },
    },
  ],
  'login.nonAscii': [
    {
      after: 'leaving a field with a letter that is not ASCII',
      node: <LoginPage />,
      steps: leavesField,
      level,
      details: { field: 'email' },
    },
  ],
  'login.multiStepWithoutHandler': [
    {
      after: 'logging in with two-factor, and nobody is told',
      node: <LoginPage />,
      steps: async () => {
        await toLoginMfa()
        await fill('Verification code', '123456')
        await press('Continue')
      },
      level: 'error',
      details: {},
    },
  ],
  'signup.attempted': [{ after: 'submitting the form', ...signsUp, level, details: byEmail }],
  'signup.succeeded': [
    { after: 'signing up', ...signsUp, level, details: byEmail },
    {
      after: 'a newcomer agrees to one-tap',
      options: { ...oneTapPage, given: 'oneTap.newcomer' },
      node: <OneTap />,
      steps: async ({ clock }) => {
        await see(/^Welcome/)
        clock.advance(10_000)
      },
      level,
      details: byOneTap,
    },
  ],
  'signup.failed': [
    {
      after: 'a refusal',
      options: { given: 'signup.other' },
      ...signsUp,
      level,
      details: { ...byEmail, row: 'signup.other', ...refused },
    },
  ],
  'signup.nonAscii': [
    {
      after: 'leaving a field with a letter that is not ASCII',
      node: <SignupPage />,
      steps: leavesField,
      level,
      details: { field: 'email' },
    },
  ],
  'accountSwitch.dismissed': [
    {
      after: 'closing the dialog that adds an account',
      node: <AuthModal isSwitchingAccount onClose={() => undefined} />,
      steps: () => press('Close'),
      level,
      details: {},
    },
  ],
  'accountSwitch.attempted': [{ after: 'choosing an account', ...switcher, level, details: bySwitch }],
  'accountSwitch.succeeded': [{ after: 'choosing an account', ...switcher, level, details: bySwitch }],
  'accountSwitch.failed': [
    {
      after: 'a refusal',
      ...switcher,
      options: { ...switcher.options, given: 'accountSwitcher.failed' },
      level,
      details: { ...bySwitch, row: 'accountSwitcher.failed', status: 400, code: 9996 },
    },
  ],
  'oneTap.unavailable': [
    {
      after: 'its script does not load',
      options: { ...oneTapPage, given: 'oneTap.scriptNeverReady' },
      node: <OneTap />,
      steps: async ({ clock, recorder }) => {
        await soon(() => {
          if (![...recorder.now()].includes('scriptLoader.polling')) throw new Error('It is not waited for.')
        })
        clock.advance(2_000)
      },
      level,
      details: byOneTap,
    },
  ],
  'oneTap.failed': [
    {
      after: 'a refusal',
      options: { ...oneTapPage, given: 'oneTap.failed' },
      node: <OneTap />,
      level,
      details: { ...byOneTap, row: 'oneTap.failed', status: 400, code: 9997 },
    },
  ],
})
