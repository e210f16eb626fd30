import { createPinHref, withPicture } from '../../../../testing/stage/createPinHref.ts'
import type { Mounted } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, fill, follow, soon, toLoginMfa } from '../../../../testing/stage/person.ts'
import { SAVED_ACCOUNTS_KEY } from '../../../domain/auth/savedAccounts.ts'
import { AccountSwitcher } from '../../auth/accounts/AccountSwitcher.tsx'
import { BirthdayStep } from '../../auth/birthday/BirthdayStep.tsx'
import { OneTap } from '../../auth/oneTap/OneTap.tsx'
import { PasswordResetPage } from '../../auth/passwordReset/PasswordResetPage.tsx'
import { AuthModal } from '../../auth/shell/AuthModal.tsx'
import { AuthUpsell } from '../../auth/shell/AuthUpsell.tsx'
import { LoginFlyout } from '../../auth/shell/LoginFlyout.tsx'
import { LoginPage } from '../../auth/shell/LoginPage.tsx'
import { SignupPage } from '../../auth/shell/SignupPage.tsx'
import { SsoSignupPage } from '../../auth/ssoSignup/SsoSignupPage.tsx'
import { oneTapPage } from '../../auth/testing/payloads.ts'
import { CreatePinPage } from '../../createPin/shell/CreatePinPage.tsx'
import type { ToastRow } from './toastRow.ts'

const click = async (name: string | RegExp) => (await byRole('button', name)).click()
const asksForConsent = { experiments: { one_tap: true, kr_privacy_consent: true } } as const
const stored = { [SAVED_ACCOUNTS_KEY]: { accounts: [{ id: '2', username: 'mfa' }] } }

/** Asks for another code, once the last one was sent. */
const resend = async ({ recorder }: Mounted) => {
  await soon(() => {
    if (![...recorder.now()].includes('loginMfa.entering')) throw new Error('No code can be asked for.')
  })
  await click('Resend code')
}

const resendEmail = async ({ recorder }: Mounted) => {
  await soon(() => {
    if (![...recorder.now()].includes('forgotPassword.sent.shown')) throw new Error('No email was sent.')
  })
  await click('Resend email')
}

const openFlyout = async () => {
  await click('Enter')
  await toLoginMfa()
}

/** The flows that lead into an account. */
export const authToastRows: readonly ToastRow[] = [
  {
    flow: 'CreatePinPage for a visitor',
    mountedBy: 'auth/shell/AuthFlow.tsx',
    options: { browser: { href: createPinHref(withPicture) } },
    node: <CreatePinPage />,
    open: toLoginMfa,
    show: resend,
  },
  {
    flow: 'LoginPage',
    mountedBy: 'auth/shell/AuthFlow.tsx',
    options: {},
    node: <LoginPage />,
    open: toLoginMfa,
    show: resend,
  },
  {
    flow: 'SignupPage',
    mountedBy: 'auth/shell/AuthFlow.tsx',
    options: {},
    node: <SignupPage />,
    open: async () => {
      await follow('Log in')
      await toLoginMfa()
    },
    show: resend,
  },
  {
    flow: 'AuthModal',
    mountedBy: 'auth/shell/AuthFlow.tsx',
    options: {},
    node: <AuthModal />,
    open: toLoginMfa,
    show: resend,
  },
  {
    flow: 'AuthUpsell',
    mountedBy: 'auth/shell/AuthFlow.tsx',
    options: {},
    node: <AuthUpsell startsWith="login" />,
    open: toLoginMfa,
    show: resend,
  },
  {
    flow: 'LoginFlyout',
    mountedBy: 'auth/shell/AuthFlow.tsx',
    options: {},
    node: <LoginFlyout trigger="Enter" />,
    open: openFlyout,
    show: async (mounted) => {
      // A dialog of the page closes the flyout.
      if (!document.querySelector('form')) await openFlyout()
      await resend(mounted)
    },
  },
  {
    flow: 'SsoSignupPage',
    mountedBy: 'auth/shell/AuthFlow.tsx',
    options: {},
    node: <SsoSignupPage email="robin.new@example.com" />,
    open: async () => {
      await click('Sign up with email')
      await follow('Log in')
      await toLoginMfa()
    },
    show: resend,
  },
  {
    flow: 'BirthdayStep',
    mountedBy: 'auth/birthday/BirthdayToasts.tsx',
    options: asksForConsent,
    node: <BirthdayStep />,
    show: () => click('Next'),
  },
  {
    flow: 'PasswordResetPage',
    mountedBy: 'auth/passwordReset/PasswordResetPage.tsx',
    options: {},
    node: <PasswordResetPage />,
    open: async () => {
      await fill('Email or username', 'wren')
      await click('Send reset link')
    },
    show: resendEmail,
  },
  {
    flow: 'AccountSwitcher',
    mountedBy: 'auth/directLogin/LoginMfaDialog.tsx',
    options: { browser: { stored } },
    node: <AccountSwitcher />,
    open: () => click(/^mfa/),
    show: resend,
  },
  {
    flow: 'OneTap',
    mountedBy: 'auth/oneTap/OneTapSignup.tsx',
    options: { ...oneTapPage, ...asksForConsent, given: 'oneTap.missingAge' },
    node: <OneTap />,
    show: () => click('Next'),
  },
]
