import { expect } from 'storybook/test'
import { from, type ErrorJourneys, type Journeys } from '../../../testing/journeys/journey.ts'
import { focusInField, focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { press, slow, type, type Step } from '../../../testing/steps/steps.ts'
import { WREN } from '../../../testing/journeys/logIn.steps.ts'

const LABEL = 'Email or username'
export const sendLink = press('Send reset link')
export const requestReset = (identifier = WREN): Step[] => [type(LABEL, identifier), sendLink]

/** The field holds this. */
export const keepsIdentifier = (identifier = WREN): Step => [
  `The field holds "${identifier}"`,
  async ({ page }) => expect(await page.findByLabelText(LABEL)).toHaveValue(identifier),
]

export const pageHref = (search = '') => `https://tackboard.example/password/reset/${search}`
export const onResetPage = from({ href: pageHref() })
export const isSent = focusOnTitle('Check your email')

/** Every leaf state of the page that requests an email to reset the password. auth.txt §2, §7. */
export const passwordResetJourneys = {
  'passwordReset.editing': onResetPage(keepsIdentifier('')),
  'passwordReset.sending.waiting': onResetPage.given('passwordReset.neverAnswers', ...requestReset()),
  'passwordReset.sending.slow': onResetPage.given(
    'passwordReset.neverAnswers',
    ...requestReset(),
    ...slow('passwordReset.sending'),
  ),
  'passwordReset.sent': onResetPage.given('passwordReset.succeeds', ...requestReset(), isSent),
} as const satisfies Journeys

export const passwordResetErrorJourneys: ErrorJourneys = {
  'passwordReset.identifierRequired': (row) => onResetPage(sendLink, showsRow(row), focusInField(LABEL)),
  'passwordReset.rateLimited': (row) =>
    onResetPage.given('passwordReset.rateLimited', ...requestReset(), showsRow(row), keepsIdentifier()),
}
