import type { EventRows } from '../../../testing/proof/payloads.ts'
import { byRole, fill, follow, logIn, press } from '../../../testing/stage/person.ts'
import { BirthdayStep } from '../../../src/flows/auth/birthday/BirthdayStep.tsx'
import { EmailVerificationModal } from '../../../src/flows/auth/emailVerification/EmailVerificationModal.tsx'
import { NewPasswordPage } from '../../../src/flows/auth/newPassword/NewPasswordPage.tsx'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { OffsitePage } from '../../../src/flows/auth/offsite/OffsitePage.tsx'
import { AccountRecovery } from '../../../src/flows/auth/recovery/AccountRecovery.tsx'
import { PasswordResetPage } from '../../../src/flows/auth/passwordReset/PasswordResetPage.tsx'
import { unverified } from '../../../src/flows/auth/testing/payloads.ts'

type StepEvent = Extract<
  keyof EventRows<'auth'>,
  `${'birthday' | 'emailVerification' | 'passwordReset' | 'newPassword' | 'accountRecovery' | 'offsite' | 'passkey' | 'passkeyCreation' | 'passkeyLogin'}.${string}`
>

const level = 'info' as const
const byPasskey = { method: 10, provider: 'passkey', providerCode: 'pk', device: 0 } as const
const offsite = (url: string) => (
  <OffsitePage href={`https://tackboard.example/offsite/?csr=true&url=${url}`} />
)
const setsPassword = async () => {
  await fill('New password', 'wide open sky 42')
  await press('Save new password')
}
const createsPasskey = async () => {
  // Passkeys are loaded, and with them the offer.
  await byRole('button', 'Log in with a passkey')
  await logIn()
  await press('Create a passkey')
}
const suspicious = offsite('https://suspicious.example/')
const enters = async () => {
  await fill('Birthday', '2000-02-29')
  await press('Continue')
}

/** The log events of the steps beside logging in and signing up. */
export const stepEvents: Pick<EventRows<'auth'>, StepEvent> = {
  'birthday.succeeded': [
    { after: 'the birthday is accepted', node: <BirthdayStep />, steps: enters, level, details: {} },
  ],
  'birthday.failed': [
    {
      after: 'a server error',
      options: { given: 'birthday.serverFailed' },
      node: <BirthdayStep />,
      steps: enters,
      level,
      details: { row: 'birthday.serverFailed', status: 503, code: null },
    },
  ],
  'emailVerification.failed': [
    {
      after: 'the email cannot be sent again',
      options: { given: 'emailVerification.resendFailed', viewer: unverified },
      node: <EmailVerificationModal />,
      steps: () => press('Resend email'),
      level,
      details: { row: 'emailVerification.resendFailed', status: 400, code: null },
    },
  ],
  'passkeyLogin.failed': [
    {
      after: 'a passkey that the server refuses',
      options: { given: 'passkeyLogin.serverFailed' },
      node: <LoginPage />,
      steps: () => press('Log in with a passkey'),
      level,
      details: { ...byPasskey, row: 'passkeyLogin.serverFailed', status: 503, code: null },
    },
    {
      after: 'a window of the browser that is closed',
      options: { given: 'passkeyLogin.cancelled' },
      node: <LoginPage />,
      steps: () => press('Log in with a passkey'),
      level,
      details: { ...byPasskey, row: 'passkeyLogin.cancelled', status: null, code: null },
    },
  ],
  'passkeyLogin.unlisted': [
    {
      after: 'the browser lists no passkeys after all',
      options: { given: 'passkeyLogin.listBreaks' },
      node: <LoginPage />,
      level,
      details: { reason: 'notAllowed' },
    },
  ],
  'passkey.created': [
    {
      after: 'a passkey is created after a log-in',
      options: { given: 'passkeyCreation.succeeds' },
      node: <LoginPage />,
      steps: createsPasskey,
      level,
      details: {},
    },
  ],
  'passkeyCreation.failed': [
    {
      after: 'a passkey that the server does not take',
      options: { given: 'passkeyCreation.serverFailed' },
      node: <LoginPage />,
      steps: createsPasskey,
      level,
      details: { row: 'passkeyCreation.serverFailed', status: 503, code: null },
    },
    {
      after: 'a device that has a passkey already',
      options: { given: 'passkeyCreation.alreadyRegistered' },
      node: <LoginPage />,
      steps: createsPasskey,
      level,
      details: { row: 'passkeyCreation.alreadyRegistered', status: null, code: null },
    },
  ],
  'passwordReset.failed': [
    {
      after: 'the email cannot be sent',
      options: { given: 'passwordReset.refused' },
      node: <PasswordResetPage />,
      steps: async () => {
        await fill('Email or username', 'wren')
        await press('Send reset link')
      },
      level,
      details: { row: 'forgotPassword.resetFailed', status: 400, code: null },
    },
  ],
  'newPassword.failed': [
    {
      after: 'a password that the account has had',
      options: { given: 'newPassword.passwordReused' },
      node: <NewPasswordPage search="?token=wrens-link" />,
      steps: setsPassword,
      level,
      details: { row: 'newPassword.passwordReused', status: 400, code: 1033 },
    },
    {
      after: 'a link without its token',
      node: <NewPasswordPage search="?ue=wren" />,
      level,
      details: { row: 'newPassword.linkInvalid', status: null, code: null },
    },
  ],
  'newPassword.succeeded': [
    {
      after: 'a password that logs in',
      node: <NewPasswordPage search="?token=wrens-link" />,
      steps: setsPassword,
      level,
      details: { isLoggedIn: true },
    },
    {
      after: 'the password of a member with two-factor',
      node: <NewPasswordPage search="?token=rowans-link" />,
      steps: setsPassword,
      level,
      details: { isLoggedIn: false },
    },
  ],
  'accountRecovery.loginDataUnknown': [
    {
      after: 'the ways to log in cannot be read',
      node: <AccountRecovery facebookId="nobody" facebookToken="token" />,
      level,
      details: { status: 400, code: null },
    },
  ],
  'offsite.left': [
    { after: 'the link is safe', node: offsite('https://recipes.example/'), level, details: { csr: true } },
  ],
  'offsite.judged': [
    {
      after: 'the link is suspicious',
      node: suspicious,
      level,
      details: { row: 'offsite.suspicious', status: null, code: null, csr: true },
    },
  ],
  'offsite.followed': [
    {
      after: 'the link is followed despite the warning',
      node: <main onClickCapture={(event) => event.preventDefault()}>{suspicious}</main>,
      steps: () => follow('Continue anyway'),
      level,
      details: { row: 'offsite.suspicious', csr: true },
    },
  ],
}
