import type { EventRows } from '../../../testing/proof/payloads.ts'
import { fill, follow, press } from '../../../testing/stage/person.ts'
import { BirthdayStep } from '../../../src/flows/auth/birthday/BirthdayStep.tsx'
import { EmailVerificationModal } from '../../../src/flows/auth/emailVerification/EmailVerificationModal.tsx'
import { NewPasswordPage } from '../../../src/flows/auth/newPassword/NewPasswordPage.tsx'
import { OffsitePage } from '../../../src/flows/auth/offsite/OffsitePage.tsx'
import { AccountRecovery } from '../../../src/flows/auth/recovery/AccountRecovery.tsx'
import { PasswordResetPage } from '../../../src/flows/auth/passwordReset/PasswordResetPage.tsx'
import { unverified } from '../../../src/flows/auth/testing/payloads.ts'
import { passkeyEvents, type PasskeyEvent } from './passkeyEvents.tsx'

type StepEvent = Extract<
  keyof EventRows<'auth'>,
  `${'birthday' | 'emailVerification' | 'passwordReset' | 'newPassword' | 'accountRecovery' | 'offsite'}.${string}`
>

const level = 'info' as const
const offsite = (url: string) => (
  <OffsitePage href={`https://tackboard.example/offsite/?csr=true&url=${url}`} />
)
const setsPassword = async () => {
  await fill('New password', 'wide open sky 42')
  await press('Save new password')
}
const suspicious = offsite('https://suspicious.example/')
const enters = async () => {
  await fill('Birthday', '2000-02-29')
  await press('Continue')
}

/** The log events of the steps beside logging in and signing up. */
export const stepEvents: Pick<EventRows<'auth'>, StepEvent | PasskeyEvent> = {
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
  ...passkeyEvents,
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
