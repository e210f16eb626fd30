import { expect, waitFor } from 'storybook/test'
import { resetMessage } from '../../../mocks/fixtures/messages.ts'
import type { Viewer } from '../../../src/domain/auth/providers/providers.ts'
import { press, see, until, wait, type Step } from '../../../testing/steps/steps.ts'
import { focusIsOn } from '../../../testing/journeys/checks.steps.ts'
import type { ErrorJourneys, Journeys } from '../../../testing/journeys/journey.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { WREN } from '../../../testing/journeys/logIn.steps.ts'
import { focusOnTitle, openOverPage } from '../../../testing/journeys/page.steps.ts'

/** A member whose email is not verified. */
export const unverified = {
  type: 'AUTH',
  isAuth: true,
  hasVerifiedEmail: false,
  personalization: {
    firstName: 'Wren',
    email: WREN,
    hasPassword: true,
    connectedToFacebook: false,
    connectedToGoogle: false,
  },
} as const satisfies Viewer

/** Opened with a button on the page, so that focus has an element to return to. */
const open = openOverPage
const resend = press('Resend email')

/** The button is now a disabled 'Email sent' and still has focus. auth.txt §4. */
export const saysSent: Step = [
  "The button is a disabled 'Email sent', and it is announced",
  ({ page }) =>
    waitFor(() => {
      const button = page.getByRole('button', { name: 'Email sent' })
      expect(button).toHaveAttribute('aria-disabled', 'true')
      expect(button).toHaveFocus()
      expect(page.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Email sent')
    }),
]

/** The dialog is closed, and focus is back on the page's button. J3. */
export const isGone: Step = [
  'The dialog is gone, and focus is where it came from',
  ({ page }) =>
    waitFor(() => {
      expect(page.queryByRole('dialog')).toBeNull()
      expect(page.getByRole('button', { name: 'Save this idea' })).toHaveFocus()
    }),
]

/** Every leaf state of the reminder. auth.txt §4 "Email-verification modal". */
export const emailVerificationJourneys = {
  'emailVerification.reminding': { viewer: unverified, steps: [open, focusOnTitle('Verify your email')] },
  'emailVerification.sending': {
    viewer: unverified,
    given: 'emailVerification.neverAnswers',
    steps: [open, resend, focusIsOn('Resend email')],
  },
  'emailVerification.sent': {
    viewer: unverified,
    given: 'emailVerification.succeeds',
    steps: [open, resend, saysSent],
  },
  'emailVerification.failed': {
    viewer: unverified,
    given: 'emailVerification.resendFailed',
    steps: [open, resend, see(resetMessage), focusIsOn('Resend email')],
  },
  'emailVerification.closed': { viewer: unverified, steps: [open, press('Got it'), isGone] },
} as const satisfies Journeys

/** Every row of the reminder's table. */
export const emailVerificationErrorJourneys: ErrorJourneys = {
  'emailVerification.offline': (row) => ({
    viewer: unverified,
    steps: [open, resend, showsRow(row), focusIsOn('Resend email')],
  }),
  'emailVerification.timedOut': (row) => ({
    viewer: unverified,
    steps: [
      open,
      resend,
      until('emailVerification.sending'),
      wait(30_000),
      showsRow(row),
      focusIsOn('Resend email'),
    ],
  }),
  'emailVerification.resendFailed': (row) => ({
    viewer: unverified,
    steps: [open, resend, showsRow(row), focusIsOn('Resend email')],
  }),
}
