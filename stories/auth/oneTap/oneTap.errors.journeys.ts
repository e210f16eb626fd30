import { expect } from 'storybook/test'
import type { EveryRowId } from '../../../src/errors/index.ts'
import { see, type Step } from '../../../testing/steps/steps.ts'
import type { ErrorJourneys, Journey } from '../../../testing/journeys/journey.ts'
import { focusAfter, showsRow } from '../../../testing/journeys/row.steps.ts'
import { asVisitor, TWO_FACTOR } from './oneTap.journeys.ts'

/** Presses the only button that leads on. */
const offersClose: Step = [
  'Close is offered',
  ({ page }) => expect(page.getByRole('button', { name: 'Close' })).toBeVisible(),
]

const opens = (row: EveryRowId): Journey => asVisitor(focusAfter(row, 'Close'))

/** Every row of one-tap. Most of them have a state of their own. */
export const oneTapErrorJourneys: ErrorJourneys = {
  'oneTap.softBanned': opens,
  'oneTap.rateLimited': opens,
  'oneTap.suspended': opens,
  'oneTap.loginAssistance': opens,
  'oneTap.passwordResetSent': opens,
  'oneTap.mfaRequired': (row) => asVisitor(see(TWO_FACTOR), showsRow(row)),
  'oneTap.tooQuick': (row) => asVisitor(see('I am not a robot'), showsRow(row)),
  'oneTap.botWidgetFailed': (row) => asVisitor(showsRow(row), see('Try again')),
  'oneTap.googleNoMatch': opens,
  'oneTap.googleUnavailable': opens,
  'oneTap.ineligible': (row) => asVisitor(showsRow(row), offersClose),
  'oneTap.failed': (row) => asVisitor(showsRow(row), see('Try again')),
}
