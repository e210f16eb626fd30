import { expect, waitFor } from 'storybook/test'
import { passkeyLoginErrors } from '../../../src/errors/auth/passkeyLogin.errors.ts'
import type { EveryRowId } from '../../../src/errors/index.ts'
import { given, type ErrorJourneys, type Journey, type Journeys } from '../../../testing/journeys/journey.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'
import { focusOnTitle, leaving } from '../../../testing/journeys/page.steps.ts'
import { focusAfter, showsRow } from '../../../testing/journeys/row.steps.ts'
import { press, see, slow, timesOut, until, type Step } from '../../../testing/steps/steps.ts'

export const BUTTON = 'Log in with a passkey'
export const asks = press(BUTTON)
const isOffered = see(BUTTON)

/** The browser, rather than a button, offers the passkeys. */
export const hasNoButton: Step = [
  'There is no button for passkeys',
  ({ page }) => expect(page.queryByRole('button', { name: BUTTON })).toBeNull(),
]

/** How a browser knows the email field. */
export const fieldIs = (autocomplete: string): Step => [
  `The email field has autocomplete="${autocomplete}"`,
  async ({ page }) =>
    expect(await page.findByLabelText('Email')).toHaveAttribute('autocomplete', autocomplete),
]

/** The user chooses a passkey in the list of the email field. */
export const chooses: Step = [
  'Choose the passkey in the list of the email field',
  async ({ stage }) => {
    const { passkeys } = stage.platform
    await waitFor(() => expect(passkeys.waiting).toBe(1))
    passkeys.choose()
  },
]

const toDialog = (title: string) => [asks, focusOnTitle(title)]

/** Every leaf state of logging in with a passkey. */
export const passkeyLoginJourneys = {
  'passkeyLogin.detecting': given('passkeyLogin.undetected', until('passkeyLogin.detecting'), hasNoButton),
  'passkeyLogin.preparing': given(
    'passkeyLogin.listNeverStarts',
    until('passkeyLogin.preparing'),
    hasNoButton,
  ),
  'passkeyLogin.listing': given('passkeyLogin.lists', until('passkeyLogin.listing'), hasNoButton),
  'passkeyLogin.offering': given('passkeyLogin.succeeds', isOffered),
  'passkeyLogin.requesting.waiting': given('passkeyLogin.neverStarts', asks),
  'passkeyLogin.requesting.slow': given('passkeyLogin.neverStarts', asks, ...slow('passkeyLogin.requesting')),
  'passkeyLogin.choosing': given(
    'passkeyLogin.waits',
    asks,
    see('Finish in the window of your browser or device.'),
  ),
  'passkeyLogin.verifying.waiting': given('passkeyLogin.neverAnswers', asks),
  'passkeyLogin.verifying.slow': given('passkeyLogin.neverAnswers', asks, ...slow('passkeyLogin.verifying')),
  'passkeyLogin.notice.softBanned': given(
    'passkeyLogin.softBanned',
    ...toDialog('We protected your account'),
  ),
  'passkeyLogin.notice.tooManyAttempts': given(
    'passkeyLogin.rateLimited',
    ...toDialog('Oops! Too many login attempts'),
  ),
  'passkeyLogin.notice.deactivated': given(
    'passkeyLogin.suspended',
    ...toDialog('Your account has been deactivated'),
  ),
  'passkeyLogin.paused': given(
    'passkeyLogin.passwordNeverAnswers',
    isOffered,
    ...logIn(),
    until('passkeyLogin.paused'),
  ),
  'passkeyLogin.unavailable': given('passkeyLogin.absent', until('passkeyLogin.unavailable'), hasNoButton),
  'passkeyLogin.loggedIn': given('passkeyLogin.succeeds', asks, leaving),
} as const satisfies Journeys

const refused = (row: EveryRowId): Journey => ({ steps: [asks, showsRow(row), focusAfter(row, BUTTON)] })

// SAFETY: each name is a row of the table.
const rows = Object.keys(passkeyLoginErrors).map((name) => `passkeyLogin.${name}` as EveryRowId)

/** Every row: the browser or the server refuses, and the button is there for another attempt. */
export const passkeyLoginErrorJourneys: ErrorJourneys = {
  ...Object.fromEntries(rows.map((row) => [row, refused])),
  'passkeyLogin.timedOut': (row) => ({
    steps: [asks, ...timesOut('passkeyLogin.verifying.waiting'), showsRow(row), focusAfter(row, BUTTON)],
  }),
}
