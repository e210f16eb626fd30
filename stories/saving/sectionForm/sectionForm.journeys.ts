import { expect, waitFor } from 'storybook/test'
import { sectionMessage } from '../../../mocks/fixtures/messages.ts'
import type { EveryRowId } from '../../../src/errors/index.ts'
import { press, see, type, until, type Step, slow, timesOut } from '../../../testing/steps/steps.ts'
import {
  asMember,
  type ErrorJourneys,
  type Journey,
  type Journeys,
} from '../../../testing/journeys/journey.ts'
import { focusInField, openOverPage, overPageIsGone } from '../../../testing/journeys/page.steps.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'

/** Opened with a button on the page, so that focus has an element to return to. */
const open = openOverPage
const NAME = 'Lighting'
const add: readonly Step[] = [open, type('Name', NAME), press('Add')]

/** 'Add' is disabled, and its description gives the reason. J12. */
export const addIsDisabled = (why: string): Step => [
  `"Add" is disabled: ${why}`,
  ({ page }) =>
    waitFor(() => {
      const button = page.getByRole('button', { name: 'Add' })
      expect(button).toHaveAttribute('aria-disabled', 'true')
      expect(button).toHaveAccessibleDescription(why)
    }),
]

/** The field keeps its text and has focus. */
const keepsName: readonly Step[] = [
  focusInField('Name'),
  ['What was typed is still there', ({ page }) => expect(page.getByLabelText('Name')).toHaveValue(NAME)],
]

/** Add is disabled until the text is edited. saving.txt §8. */
const staysOpen: readonly Step[] = [...keepsName, addIsDisabled('Change the name to try again.')]

/** No answer came, so the same name can be sent again. */
const offersRetry: readonly Step[] = [...keepsName, see('Try again')]

/** Every leaf state of the section form, in its modal. saving.txt §4 "Section create". */
export const sectionFormJourneys = {
  'sectionForm.editing.empty': asMember(open, focusInField('Name'), addIsDisabled('Enter a name first.')),
  'sectionForm.editing.filled': asMember(open, type('Name', NAME)),
  'sectionForm.editing.refused': asMember.given(
    'sectionForm.refused',
    ...add,
    see(sectionMessage),
    ...staysOpen,
  ),
  'sectionForm.saving.waiting': asMember.given(
    'sectionForm.neverAnswers',
    ...add,
    until('sectionForm.saving.waiting'),
  ),
  'sectionForm.saving.slow': asMember.given(
    'sectionForm.neverAnswers',
    ...add,
    ...slow('sectionForm.saving'),
  ),
  'sectionForm.created': asMember.given('sectionForm.succeeds', ...add, overPageIsGone),
  'sectionForm.cancelled': asMember(open, press('Close'), overPageIsGone),
} as const satisfies Journeys

const fails = (row: EveryRowId): Journey => asMember(...add, showsRow(row), ...staysOpen)

/** Every row in the form's table. saving.txt §8. */
export const sectionFormErrorJourneys: ErrorJourneys = {
  'sectionForm.refused': fails,
  'sectionForm.serverFailed': fails,
  'sectionForm.offline': (row) => asMember(...add, showsRow(row), ...offersRetry),
  'sectionForm.malformed': fails,
  'sectionForm.timedOut': (row) =>
    asMember(...add, ...timesOut('sectionForm.saving.waiting'), showsRow(row), ...offersRetry),
}
