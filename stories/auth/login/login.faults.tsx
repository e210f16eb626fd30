import { wren } from '../../../mocks/fixtures/sessions.ts'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { inModal } from '../shell/inModal.tsx'
import { keepsCode, keepsTyped } from '../../../testing/journeys/checks.steps.ts'
import {
  enterSsoEmail,
  fillIn,
  logIn,
  PASSWORD,
  pauseForSso,
  SSO_EMAIL,
} from '../../../testing/journeys/logIn.steps.ts'
import { pinShows } from '../shell/pinThumbnail.journeys.ts'
import { FACEBOOK } from '../social/social.journeys.ts'
import { deviceIsTicked, ticksDevice } from '../mfa/rememberedDevice.steps.ts'
import { toSsoButton } from '../social/sso.journeys.ts'
import { focusOnTitle, goesTo } from '../../../testing/journeys/page.steps.ts'
import { press, see, type, until, wait, type Step } from '../../../testing/steps/steps.ts'
import type { FaultRow, FaultRows } from '../../../testing/faults/faultRow.ts'
import { GENERIC } from '../../../testing/faults/generic.ts'

const page = () => <LoginPage />
const toCode: readonly Step[] = [...logIn('mfa@example.com'), until('loginMfa.entering')]
/** The page navigates away after the log-in. */
const isIn = goesTo('/')
const sso = { page, given: 'sso.succeeds', before: toSsoButton } as const

/** The pin above a log-in. The user did not ask for it, and can log in without it. */
const pin: FaultRow = {
  page: () => inModal({ container: 'save', source: 'saveButton', pinId: '1', pinColor: '#4f7f8c' }),
  keeps: [until('login.editing.typing')],
  again: null,
  done: [pinShows],
  without: [...logIn(), isIn],
}

/** The calls of the log-in form and its second step. */
export const loginFaults = {
  logIn: {
    page,
    before: fillIn(),
    sends: [press('Log in')],
    says: [GENERIC],
    keeps: [keepsTyped()],
    cancel: [wait(5_000), press('Cancel'), until('login.editing.typing')],
    done: [isIn],
  },
  'logIn, with a code': {
    page,
    before: [...toCode, type('Verification code', '123456')],
    sends: [press('Continue')],
    says: [GENERIC],
    keeps: [keepsCode('123456')],
    done: [isIn],
  },
  'logIn, with a code of another way': {
    page,
    before: [
      ...logIn('mfaways@example.com'),
      press('Try another way'),
      press('Backup code'),
      type('Backup code', 'k7fp-2m9x'),
    ],
    sends: [press('Continue')],
    says: [GENERIC],
    keeps: [keepsCode('k7fp-2m9x', 'Backup code')],
    done: [isIn],
  },
  'logIn, with a code and the device to be remembered': {
    page,
    given: 'loginMfa.remembers',
    before: [...toCode, ticksDevice, type('Verification code', '123456')],
    sends: [press('Continue')],
    says: [GENERIC],
    keeps: [keepsCode('123456'), deviceIsTicked(true)],
    done: [isIn],
  },
  'logIn, for a new code': {
    page,
    before: [...toCode, type('Verification code', '123456')],
    sends: [press('Resend code')],
    says: [GENERIC],
    keeps: [keepsCode('123456')],
    done: [see('We sent you a new code!')],
  },
  'logIn, with a provider': {
    page,
    given: 'social.succeeds',
    before: fillIn(),
    sends: [press(FACEBOOK)],
    says: [GENERIC],
    keeps: [keepsTyped()],
    done: [isIn],
  },
  'logIn, after single sign-on': {
    ...sso,
    canRetryOffline: false,
    sends: [press('Continue with SSO')],
    says: [GENERIC],
    keeps: [keepsTyped(SSO_EMAIL, null)],
    done: [isIn],
  },
  exchangeSsoCode: {
    ...sso,
    sends: [press('Continue with SSO')],
    says: [see('Sorry, we can’t log you in.')],
    keeps: [keepsTyped(SSO_EMAIL, null)],
    done: [isIn],
  },
  checkSso: {
    page,
    before: [type('Email', SSO_EMAIL), type('Password', PASSWORD)],
    sends: [...pauseForSso],
    keeps: [keepsTyped(SSO_EMAIL), until('login.editing.typing')],
    again: [type('Email', ''), ...enterSsoEmail],
    done: [see('Your company uses SSO. You don’t need a password.')],
  },
  forgotPassword: {
    page,
    given: 'login.softBanned',
    before: [...logIn(), focusOnTitle('We protected your account')],
    sends: [press('Reset your password')],
    says: [GENERIC],
    keeps: [keepsTyped()],
    done: [focusOnTitle('Check your email')],
  },
  queryPin: pin,
  readPin: { ...pin, actingFor: '701', session: wren, viewer: { type: 'UNAUTH', isAuth: false } },
} satisfies FaultRows
