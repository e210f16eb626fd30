import { expect, waitFor } from 'storybook/test'
import { sampleServerMessage } from '../../../mocks/fixtures/messages.ts'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import type { EveryRowId } from '../../../src/errors/index.ts'
import { press, see, type, until, wait, type Step } from '../../../testing/steps/steps.ts'
import type { ErrorJourneys, Journey, Journeys } from '../../../testing/journeys/journey.ts'
import { focusInField, openOverPage } from '../../../testing/journeys/page.steps.ts'
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

/** The field keeps its text and has focus. Add is disabled until the text is edited. saving.txt §8. */
const staysOpen: readonly Step[] = [
  focusInField('Name'),
  addIsDisabled('Change the name to try again.'),
  ['What was typed is still there', ({ page }) => expect(page.getByLabelText('Name')).toHaveValue(NAME)],
]

/** The dialog is closed, and focus is back on the page's button. J3. */
const isGone: Step = [
  'The modal is gone, and focus is where it came from',
  ({ page }) =>
    waitFor(() => {
      expect(page.queryByRole('dialog')).toBeNull()
      expect(page.getByRole('button', { name: 'Save this idea' })).toHaveFocus()
    }),
]

/** Every leaf state of the section form, in its modal. saving.txt §4 "Section create". */
export const sectionFormJourneys = {
  'sectionForm.editing.empty': {
    session: wren,
    steps: [open, focusInField('Name'), addIsDisabled('Enter a name first.')],
  },
  'sectionForm.editing.filled': { session: wren, steps: [open, type('Name', NAME)] },
  'sectionForm.editing.refused': {
    session: wren,
    given: 'sectionForm.refused',
    steps: [...add, see(sampleServerMessage), ...staysOpen],
  },
  'sectionForm.saving.waiting': {
    session: wren,
    given: 'sectionForm.neverAnswers',
    steps: [...add, until('sectionForm.saving.waiting')],
  },
  'sectionForm.saving.slow': {
    session: wren,
    given: 'sectionForm.neverAnswers',
    steps: [
      ...add,
      until('sectionForm.saving.waiting'),
      wait(5_000),
      see('This is taking longer than usual.'),
    ],
  },
  'sectionForm.created': { session: wren, given: 'sectionForm.succeeds', steps: [...add, isGone] },
  'sectionForm.cancelled': { session: wren, steps: [open, press('Close'), isGone] },
} as const satisfies Journeys

const fails = (row: EveryRowId): Journey => ({ session: wren, steps: [...add, showsRow(row), ...staysOpen] })

/** Every row in the form's table. saving.txt §8. */
export const sectionFormErrorJourneys: ErrorJourneys = {
  'sectionForm.refused': fails,
  'sectionForm.serverFailed': fails,
  'sectionForm.offline': fails,
  'sectionForm.malformed': fails,
  'sectionForm.timedOut': (row) => ({
    session: wren,
    steps: [...add, until('sectionForm.saving.waiting'), wait(30_000), showsRow(row), ...staysOpen],
  }),
}
