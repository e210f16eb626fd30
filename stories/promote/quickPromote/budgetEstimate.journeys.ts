import { see, type, until, wait } from '../../../testing/steps/steps.ts'
import { from, type ErrorJourneys, type Journeys } from '../../../testing/journeys/journey.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { clear, opened, withPin } from './promote.steps.ts'

const onPin = from(withPin)
const paused = [...opened, until('budgetEstimate.pausing'), wait(500)]

/** Every leaf state of the estimate of a budget. */
export const budgetEstimateJourneys = {
  'budgetEstimate.idle': onPin.given(
    'budgetEstimate.known',
    ...opened,
    clear('Daily budget in USD'),
    until('budgetEstimate.idle'),
  ),
  'budgetEstimate.pausing': onPin.given(
    'budgetEstimate.known',
    ...opened,
    type('Daily budget in USD', '9'),
    until('budgetEstimate.pausing'),
    see('Estimating what it brings'),
  ),
  'budgetEstimate.estimating': onPin.given(
    'budgetEstimate.neverAnswers',
    ...paused,
    until('budgetEstimate.estimating'),
    see('Estimating what it brings'),
  ),
  'budgetEstimate.estimated': onPin.given(
    'budgetEstimate.known',
    ...paused,
    see(/^Estimate: 1\.2K.+2\.7K people, 30.+90 clicks$/),
  ),
  'budgetEstimate.unknown': onPin.given(
    'budgetEstimate.unknown',
    ...paused,
    see('No estimate for this ad yet'),
  ),
  'budgetEstimate.failed': onPin.given(
    'budgetEstimate.unread',
    ...paused,
    see('We couldn’t estimate what it brings.'),
  ),
} as const satisfies Journeys

export const budgetEstimateErrorJourneys: ErrorJourneys = {
  'budgetEstimate.unread': (row) => onPin(...paused, showsRow(row)),
}
