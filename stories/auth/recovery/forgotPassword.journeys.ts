import { press, until, timesOut } from '../../../testing/steps/steps.ts'
import { keepsTyped } from '../../../testing/journeys/checks.steps.ts'
import { given, type ErrorJourneys, type Journeys } from '../../../testing/journeys/journey.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'

/** Starts from the soft-ban dialog, which offers the reset. */
export const askForReset = [...logIn(), press('Reset your password')]
/** The server has already sent the email. */
const toSent = [...logIn(), until('forgotPassword.sent.shown')]

/** Every leaf state of asking for a password-reset email. auth.txt §4 "Password-reset-sent modal", §7. */
export const forgotPasswordJourneys = {
  'forgotPassword.sending': given('forgotPassword.neverAnswers', ...askForReset),
  'forgotPassword.failed': given('forgotPassword.resetFailed', ...askForReset),
  'forgotPassword.sent.shown': given('forgotPassword.succeeds', ...askForReset),
  'forgotPassword.sent.resending': {
    given: 'forgotPassword.resendNeverAnswers',
    steps: [...toSent, press('Resend email')],
  },
  'forgotPassword.sent.failed': given('forgotPassword.resendFails', ...toSent, press('Resend email')),
  'forgotPassword.closed': given('forgotPassword.resendSucceeds', ...toSent, press('OK'), keepsTyped()),
} as const satisfies Journeys

export const forgotPasswordErrorJourneys: ErrorJourneys = {
  'forgotPassword.offline': (row) => ({ steps: [...askForReset, showsRow(row), keepsTyped()] }),
  'forgotPassword.timedOut': (row) => ({
    steps: [...askForReset, ...timesOut('forgotPassword.sending'), showsRow(row), keepsTyped()],
  }),
  'forgotPassword.resetFailed': (row) => ({ steps: [...askForReset, showsRow(row), keepsTyped()] }),
}
