import { expect, waitFor } from 'storybook/test'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import type { EveryRowId } from '../../../src/errors/index.ts'
import { press, see, type, until, wait, type Step } from '../../../testing/steps/steps.ts'
import type { ErrorJourneys, Journey, Journeys } from '../../../testing/journeys/journey.ts'
import {
  focusInField,
  focusOnTitle,
  goesTo,
  openOverPage,
  reads,
} from '../../../testing/journeys/page.steps.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'

/** Opened with a button on the page, so that focus has an element to return to. */
export const openSave = openOverPage
const SECTIONED = 'Garden rooms'

/** Presses the first matching option. The same board can be in two lists. */
export const choose = (name: string): Step => [
  `Choose "${name}"`,
  async ({ page, user }) => {
    const [option] = await page.findAllByRole('option', { name })
    if (option) await user.click(option)
  },
]

/** The dialog is closed, and focus is back on the page's button. J3. */
export const saveIsGone: Step = [
  'The modal is gone, and focus is where it came from',
  ({ page }) =>
    waitFor(() => {
      expect(page.queryByRole('dialog')).toBeNull()
      expect(page.getByRole('button', { name: 'Save this idea' })).toHaveFocus()
    }),
]

/** The toast is shown and has a link. */
export const toast = (text: string): Step => [
  `A toast says "${text}" and offers to view it`,
  ({ page }) =>
    waitFor(() => {
      expect(page.getAllByRole('status').map(({ textContent }) => textContent)).toContain(`${text}View`)
      expect(page.getByRole('button', { name: 'View' })).toBeVisible()
    }),
]

export const toSections: readonly Step[] = [openSave, choose(SECTIONED), focusOnTitle('Choose section')]
const saveToSection: readonly Step[] = [...toSections, choose('Lighting')]
const saveToPlain: readonly Step[] = [openSave, choose('Blue sofa')]
const createBoard: readonly Step[] = [openSave, press('Create board'), type('Name', 'Ponds'), press('Create')]
const createWithInvite: readonly Step[] = [
  openSave,
  press('Create board'),
  type('Name', 'Ponds'),
  type('Collaborators', 'guest@mail.example'),
  ['Invite the address', ({ user }) => user.keyboard('{Enter}')],
  press('Create'),
]
const savedToSection = toast('Saved to Lighting in Garden rooms')

/** Every leaf state of the save flow. saving.txt §4 "Save flow". */
export const saveToBoardJourneys = {
  'saveToBoard.choosingBoard': { session: wren, steps: [openSave, focusInField('Search boards')] },
  'saveToBoard.creatingBoard': {
    session: wren,
    steps: [openSave, press('Create board'), focusInField('Name')],
  },
  'saveToBoard.choosingSection': { session: wren, steps: [...toSections, see('Small ponds')] },
  'saveToBoard.creatingSection': {
    session: wren,
    steps: [...toSections, press('Add section'), focusInField('Name')],
  },
  'saveToBoard.saving.shown': {
    session: wren,
    given: 'save.neverAnswers',
    steps: [...saveToPlain, focusOnTitle('Choose board'), reads('Saving to Blue sofa')],
  },
  'saveToBoard.saving.hidden': {
    session: wren,
    given: 'save.neverAnswers',
    steps: [...saveToPlain, until('saveToBoard.saving.shown'), press('Close'), saveIsGone],
  },
  'saveToBoard.finishing.modal.celebrating': {
    session: wren,
    steps: [...createBoard, focusOnTitle('Board created'), toast('Saved to Ponds')],
  },
  'saveToBoard.finishing.modal.hidden': {
    session: wren,
    steps: [...createBoard, focusOnTitle('Board created'), wait(1_500), saveIsGone],
  },
  'saveToBoard.finishing.followUp.inviting': {
    session: wren,
    given: 'save.inviteNeverAnswers',
    steps: [...createWithInvite, focusOnTitle('Board created'), toast('Saved to Ponds')],
  },
  'saveToBoard.finishing.followUp.refreshing': {
    session: wren,
    given: 'save.refreshNeverAnswers',
    steps: [...saveToSection, savedToSection, saveIsGone],
  },
  'saveToBoard.finishing.followUp.settled': {
    session: wren,
    steps: [...saveToSection, savedToSection, saveIsGone],
  },
  'saveToBoard.finishing.original.readingBoard': {
    session: wren,
    given: 'save.boardNeverAnswers',
    steps: [...saveToSection, savedToSection, saveIsGone],
  },
  'saveToBoard.finishing.original.staying': {
    session: wren,
    steps: [
      ...saveToSection,
      savedToSection,
      saveIsGone,
      until('saveToBoard.finishing.original.staying'),
      goesTo(),
    ],
  },
  'saveToBoard.finishing.original.settled': {
    session: wren,
    steps: [
      ...saveToSection,
      until('saveToBoard.finishing.original.staying'),
      wait(4_000),
      saveIsGone,
      goesTo('/wren/204/'),
    ],
  },
  'saveToBoard.failing.inviting': {
    session: wren,
    given: 'save.refusedInviteNeverAnswers',
    steps: [...createWithInvite, until('saveToBoard.failing.inviting'), saveIsGone],
  },
  'saveToBoard.saved': { session: wren, steps: [...saveToPlain, toast('Saved to Blue sofa'), saveIsGone] },
  'saveToBoard.failed': {
    session: wren,
    given: 'save.refusedInDetail',
    steps: [...saveToPlain, see('This board is full.'), saveIsGone],
  },
  'saveToBoard.closed': {
    session: wren,
    steps: [openSave, focusInField('Search boards'), press('Close'), saveIsGone],
  },
} as const satisfies Journeys

/** Every leaf state of the list of sections. saving.txt §2 "Section picker". */
export const sectionPickerJourneys = {
  'sectionPicker.loading': {
    session: wren,
    given: 'sections.neverAnswers',
    steps: [...toSections, see('Loading sections')],
  },
  'sectionPicker.failed': {
    session: wren,
    given: 'sections.loadFailed',
    steps: [...toSections, see('The sections could not be loaded.')],
  },
  'sectionPicker.empty': {
    session: wren,
    given: 'sections.none',
    steps: [...toSections, see('This board has no sections yet.')],
  },
  'sectionPicker.choosing': { session: wren, steps: [...toSections, see('Small ponds')] },
  'sectionPicker.chosen': {
    session: wren,
    given: 'save.neverAnswers',
    steps: [...saveToSection, reads('Saving to Lighting in Garden rooms')],
  },
} as const satisfies Journeys

const fails = (row: EveryRowId): Journey => ({
  session: wren,
  steps: [...saveToPlain, showsRow(row), saveIsGone],
})

/** Every row of the save flow's tables. saving.txt §8. */
export const saveErrorJourneys: ErrorJourneys = {
  'save.refused': fails,
  'save.serverFailed': fails,
  'save.offline': fails,
  'save.malformed': fails,
  'save.timedOut': (row) => ({
    session: wren,
    steps: [...saveToPlain, until('saveToBoard.saving.shown'), wait(30_000), showsRow(row), saveIsGone],
  }),
  'save.inviteFailed': { session: wren, steps: [...createWithInvite, toast('Saved to Ponds')] },
  'save.refreshFailed': { session: wren, steps: [...saveToSection, savedToSection, saveIsGone] },
  'save.boardUnread': { session: wren, steps: [...saveToSection, savedToSection, saveIsGone] },
  'sections.loadFailed': (row) => ({ session: wren, steps: [...toSections, showsRow(row)] }),
}
