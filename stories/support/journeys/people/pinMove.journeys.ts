import { expect, waitFor } from 'storybook/test'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { press, see, until, type Step } from '../../steps/steps.ts'
import type { ErrorJourneys, Journeys } from '../journey.ts'
import { showsRow } from '../row.steps.ts'

export const toForests = press('Move Lake to Forests')
export const intoWinter = press('Move Lake into Winter')
export const outOfWinter = press('Take Snow out of Winter')
export const allToForests = press('Move all of Lakes to Forests')

/** The contents of each list on the page. */
export const lists = (lakes: string, winter: string, forests: string): Step => [
  `Lakes: ${lakes || 'none'}; Winter: ${winter || 'none'}; Forests: ${forests || 'none'}`,
  ({ page }) =>
    waitFor(() =>
      expect(
        ['Lakes', 'Winter', 'Forests'].map((name) =>
          [...page.getByRole('list', { name }).children].map(({ textContent }) => textContent).join(', '),
        ),
      ).toEqual([lakes, winter, forests]),
    ),
]
/** The lists are unchanged. */
export const unmoved = lists('Lake, Dunes', 'Snow', 'Moss')
const isOver = until('pinMove.resting')
const session = wren

/** Each leaf state of moving pins. saving.txt §4 "Pin move". */
export const pinMoveJourneys = {
  'pinMove.resting': { session, steps: [toForests, lists('Dunes', 'Snow', 'Lake, Moss'), isOver] },
  'pinMove.moving': {
    session,
    given: 'pinMove.neverAnswers',
    steps: [toForests, see('Moving 1 Pin…'), lists('Dunes', 'Snow', 'Lake, Moss')],
  },
} as const satisfies Journeys

/** Each row of moving pins, and each of the four calls refused. saving.txt §8. D23. */
export const pinMoveErrorJourneys: ErrorJourneys = {
  'pinMove.busy': (row) => ({
    session,
    steps: [toForests, intoWinter, outOfWinter, allToForests].flatMap((move) => [
      move,
      showsRow(row),
      isOver,
      unmoved,
    ]),
  }),
  'pinMove.refused': (row) => ({ session, steps: [toForests, showsRow(row), isOver, unmoved] }),
  'pinMove.failed': (row) => ({ session, steps: [toForests, showsRow(row), isOver, unmoved] }),
}
