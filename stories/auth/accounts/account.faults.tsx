import { BirthdayStep } from '../../../src/flows/auth/birthday/BirthdayStep.tsx'
import { AccountSwitcher } from '../../../src/flows/auth/accounts/AccountSwitcher.tsx'
import { EmailVerificationModal } from '../../../src/flows/auth/emailVerification/EmailVerificationModal.tsx'
import { NewPasswordPage } from '../../../src/flows/auth/newPassword/NewPasswordPage.tsx'
import { OffsitePage } from '../../../src/flows/auth/offsite/OffsitePage.tsx'
import { OneTap } from '../../../src/flows/auth/oneTap/OneTap.tsx'
import { PasswordResetPage } from '../../../src/flows/auth/passwordReset/PasswordResetPage.tsx'
import { AccountRecovery } from '../../../src/flows/auth/recovery/AccountRecovery.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { listed, sageRow, threeAccounts } from './accountSwitcher.journeys.ts'
import { enterBirthday, keepsBirthday } from '../birthday/birthday.journeys.ts'
import { saysSent, unverified } from '../recovery/emailVerification.journeys.ts'
import { offsiteJourneys, RECIPE } from '../recovery/offsite.journeys.ts'
import { keepsPassword, LABEL, linkHref, NEW_PASSWORD, save } from '../newPassword/newPassword.journeys.ts'
import { isSent, keepsIdentifier, sendLink } from '../passwordReset/passwordReset.journeys.ts'
import { visitor } from '../oneTap/oneTap.journeys.ts'
import { AccountPage } from '../session/AccountPage.tsx'
import { focusOnTitle, goesTo, leadsTo, leaving, reads } from '../../../testing/journeys/page.steps.ts'
import { OverPage } from '../../../testing/stage/AuthStage.tsx'
import { press, see, type, until, wait } from '../../../testing/steps/steps.ts'
import type { FaultRows } from '../../../testing/faults/faultRow.ts'
import { GENERIC } from '../../../testing/faults/generic.ts'

const { href } = offsiteJourneys['offsite.leaving']

const oneTap = {
  ...visitor,
  page: () => <OneTap />,
  says: [see('Sorry, we can’t log you in.')],
  keeps: [see('Try again')],
  again: [press('Try again')],
  done: [goesTo('/ideas/')],
} as const

/** The calls around an account: the birthday, the reminder, other accounts, account recovery, and the check of outbound links. */
export const accountFaults = {
  submitBirthday: {
    page: () => <BirthdayStep />,
    before: [enterBirthday()],
    sends: [press('Continue')],
    says: [GENERIC],
    keeps: [keepsBirthday()],
    cancel: [wait(5_000), press('Cancel'), until('birthday.editing.filled')],
    done: [leaving],
  },
  resendVerification: {
    viewer: unverified,
    page: () => <OverPage>{(close) => <EmailVerificationModal onClose={close} />}</OverPage>,
    before: [focusOnTitle('Verify your email')],
    sends: [press('Resend email')],
    says: [GENERIC],
    keeps: [see('Resend email')],
    done: [saysSent],
  },
  'forgotPassword, on its page': {
    page: () => <PasswordResetPage />,
    before: [type('Email or username', 'wren@example.com')],
    sends: [sendLink],
    says: [GENERIC],
    keeps: [keepsIdentifier()],
    cancel: [wait(5_000), press('Cancel'), until('passwordReset.editing'), keepsIdentifier()],
    done: [isSent],
  },
  checkPasswordLink: {
    href: linkHref(),
    page: () => <NewPasswordPage />,
    says: [GENERIC],
    keeps: [focusOnTitle('We couldn’t check your link')],
    again: [press('Try again')],
    done: [until('newPassword.editing')],
  },
  setPassword: {
    href: linkHref(),
    page: () => <NewPasswordPage />,
    before: [until('newPassword.editing'), type(LABEL, NEW_PASSWORD)],
    sends: [save],
    says: [GENERIC],
    keeps: [keepsPassword()],
    cancel: [wait(5_000), press('Cancel'), until('newPassword.editing'), keepsPassword()],
    done: [goesTo('/')],
    // The link works once, and the page says that the password may be set already.
    whenActed: { done: [focusOnTitle('This link has already been used'), leadsTo('Log in', '/login/')] },
  },
  switchAccount: {
    ...threeAccounts,
    page: () => <AccountSwitcher currentId="1" />,
    before: [until('accountSwitcher.choosing')],
    sends: [sageRow],
    says: [reads('Sorry, we can’t log you in.')],
    keeps: [listed('Wren Alder', 'Sage Dogwood', 'jayhazel')],
    cancel: [press('Cancel'), until('accountSwitcher.choosing')],
    done: [goesTo('/sagedogwood')],
  },
  logOut: {
    session: wren,
    page: () => <AccountPage />,
    sends: [press('Log out')],
    says: [reads('ry again.')],
    keeps: [see('Log out')],
    done: [goesTo('/')],
  },
  'logIn, with one tap': oneTap,
  'register, with one tap': { ...oneTap, given: 'oneTap.newcomer', canRetryOffline: false },
  readFacebookLoginData: {
    page: () => <AccountRecovery facebookId="1001" facebookToken="facebook-token" />,
    keeps: [leadsTo('reset your password', '/password/reset/?lookup=true')],
    again: null,
    done: [reads('continue with Google')],
    without: [reads('Log in another way')],
  },
  checkOffsite: {
    href,
    given: 'offsite.safe',
    page: () => <OffsitePage />,
    says: [GENERIC],
    keeps: [focusOnTitle('We couldn’t check this link')],
    again: [press('Try again')],
    done: [goesTo(RECIPE)],
  },
} satisfies FaultRows
