import { expect, waitFor } from 'storybook/test'
import { resetMessage } from '../../../mocks/fixtures/messages.ts'
import type { Viewer } from '../../../src/domain/auth/providers/providers.ts'
import { press, see, type Step, timesOut } from '../../../testing/steps/steps.ts'
import { focusIsOn } from '../../../testing/journeys/checks.steps.ts'
import { from, type ErrorJourneys, type Journeys } from '../../../testing/journeys/journey.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { WREN } from '../../../testing/journeys/logIn.steps.ts'
import { focusOnTitle, openOverPage, overPageIsGone } from '../../../testing/journeys/page.steps.ts'

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

const asUnverified = from({ viewer: unverified })

/** Every leaf state of the reminder. auth.txt §4 "Email-verification modal". */
export const emailVerificationJourneys = {
  'emailVerification.reminding': asUnverified(open, focusOnTitle('Verify your email')),
  'emailVerification.sending': asUnverified.given(
    'emailVerification.neverAnswers',
    open,
    resend,
    focusIsOn('Resend email'),
  ),
  'emailVerification.sent': asUnverified.given('emailVerification.succeeds', open, resend, saysSent),
  'emailVerification.failed': asUnverified.given(
    'emailVerification.resendFailed',
    open,
    resend,
    see(resetMessage),
    focusIsOn('Resend email'),
  ),
  'emailVerification.closed': asUnverified(open, press('Got it'), overPageIsGone),
} as const satisfies Journeys

/** Every row of the reminder's table. */
export const emailVerificationErrorJourneys: ErrorJourneys = {
  'emailVerification.offline': (row) => asUnverified(open, resend, showsRow(row), focusIsOn('Resend email')),
  'emailVerification.timedOut': (row) =>
    asUnverified(
      open,
      resend,
      ...timesOut('emailVerification.sending'),
      showsRow(row),
      focusIsOn('Resend email'),
    ),
  'emailVerification.resendFailed': (row) =>
    asUnverified(open, resend, showsRow(row), focusIsOn('Resend email')),
}
