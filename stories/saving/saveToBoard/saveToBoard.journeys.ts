import { expect, waitFor } from 'storybook/test'
import type { EveryRowId } from '../../../src/errors/index.ts'
import { press, see, type, until, wait, type Step, timesOut } from '../../../testing/steps/steps.ts'
import {
  asMember,
  type ErrorJourneys,
  type Journey,
  type Journeys,
} from '../../../testing/journeys/journey.ts'
import {
  focusInField,
  focusOnTitle,
  goesTo,
  openOverPage,
  reads,
  overPageIsGone,
} from '../../../testing/journeys/page.steps.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'

/** Opened with a button on the page, so that focus has an element to return to. */
export const openSave = openOverPage
const SECTIONED = 'Garden rooms'

/** What the field of the description holds. */
export const describedAs = (text: string): Step => [
  `The description says "${text}"`,
  async ({ page }) => expect(await page.findByLabelText('Description')).toHaveValue(text),
]

/** Presses the first matching option. The same board can be in two lists. */
export const choose = (name: string): Step => [
  `Choose "${name}"`,
  async ({ page, user }) => {
    const [option] = await page.findAllByRole('option', { name })
    if (option) await user.click(option)
  },
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

/**
 * Presses a button of the toast with this text, until it is gone: a toast that came over a dialog moves to the page a frame after it, and a
 * click on what leaves is lost.
 */
export const pressInToast = (name: string, text: string): Step => [
  `Press "${name}" in the toast`,
  ({ page, user }) =>
    waitFor(async () => {
      if (page.queryByText(text)) await user.click(page.getByRole('button', { name }))
      expect(page.queryByText(text)).toBeNull()
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
  'saveToBoard.choosingBoard': asMember(openSave, focusInField('Search boards')),
  'saveToBoard.creatingBoard': asMember(openSave, press('Create board'), focusInField('Name')),
  'saveToBoard.choosingSection': asMember(...toSections, see('Small ponds')),
  'saveToBoard.creatingSection': asMember(...toSections, press('Add section'), focusInField('Name')),
  'saveToBoard.saving.shown': asMember.given(
    'save.neverAnswers',
    ...saveToPlain,
    focusOnTitle('Choose board'),
    reads('Saving to Blue sofa'),
  ),
  'saveToBoard.saving.hidden': asMember.given(
    'save.neverAnswers',
    ...saveToPlain,
    until('saveToBoard.saving.shown'),
    press('Close'),
    overPageIsGone,
  ),
  'saveToBoard.finishing.modal.celebrating': asMember(
    ...createBoard,
    focusOnTitle('Board created'),
    toast('Saved to Ponds'),
  ),
  'saveToBoard.finishing.modal.hidden': asMember(
    ...createBoard,
    focusOnTitle('Board created'),
    wait(1_500),
    overPageIsGone,
  ),
  'saveToBoard.finishing.followUp.inviting': asMember.given(
    'save.inviteNeverAnswers',
    ...createWithInvite,
    focusOnTitle('Board created'),
    toast('Saved to Ponds'),
  ),
  'saveToBoard.finishing.followUp.refreshing': asMember.given(
    'save.refreshNeverAnswers',
    ...saveToSection,
    savedToSection,
    overPageIsGone,
  ),
  'saveToBoard.finishing.followUp.settled': asMember(...saveToSection, savedToSection, overPageIsGone),
  'saveToBoard.finishing.original.readingBoard': asMember.given(
    'save.boardNeverAnswers',
    ...saveToSection,
    savedToSection,
    overPageIsGone,
  ),
  'saveToBoard.finishing.original.staying': asMember(
    ...saveToSection,
    savedToSection,
    overPageIsGone,
    until('saveToBoard.finishing.original.staying'),
    goesTo(),
  ),
  'saveToBoard.finishing.original.settled': asMember(
    ...saveToSection,
    until('saveToBoard.finishing.original.staying'),
    wait(4_000),
    overPageIsGone,
    goesTo('/wren/204/'),
  ),
  'saveToBoard.failing.inviting': asMember.given(
    'save.refusedInviteNeverAnswers',
    ...createWithInvite,
    until('saveToBoard.failing.inviting'),
    overPageIsGone,
  ),
  'saveToBoard.saved': asMember(...saveToPlain, toast('Saved to Blue sofa'), overPageIsGone),
  'saveToBoard.failed': asMember.given(
    'save.refusedInDetail',
    ...saveToPlain,
    see('This board is full. Choose another one.'),
    overPageIsGone,
  ),
  'saveToBoard.closed': asMember(openSave, focusInField('Search boards'), press('Close'), overPageIsGone),
} as const satisfies Journeys

/** Every leaf state of the list of sections. saving.txt §2 "Section picker". */
export const sectionPickerJourneys = {
  'sectionPicker.loading': asMember.given('sections.neverAnswers', ...toSections, see('Loading sections')),
  'sectionPicker.failed': asMember.given(
    'sections.loadFailed',
    ...toSections,
    see('The sections could not be loaded.'),
  ),
  'sectionPicker.empty': asMember.given(
    'sections.none',
    ...toSections,
    see('This board has no sections yet.'),
  ),
  'sectionPicker.choosing': asMember(...toSections, see('Small ponds')),
  'sectionPicker.chosen': asMember.given(
    'save.neverAnswers',
    ...saveToSection,
    reads('Saving to Lighting in Garden rooms'),
  ),
} as const satisfies Journeys

const fails = (row: EveryRowId): Journey => asMember(...saveToPlain, showsRow(row), overPageIsGone)

/** Every row of the save flow's tables. saving.txt §8. */
export const saveErrorJourneys: ErrorJourneys = {
  'save.refused': fails,
  'save.serverFailed': fails,
  'save.offline': fails,
  'save.malformed': fails,
  'save.timedOut': (row) =>
    asMember(...saveToPlain, ...timesOut('saveToBoard.saving.shown'), showsRow(row), overPageIsGone),
  'save.inviteFailed': asMember(...createWithInvite, toast('Saved to Ponds')),
  'save.refreshFailed': asMember(...saveToSection, savedToSection, overPageIsGone),
  'save.boardUnread': asMember(...saveToSection, savedToSection, overPageIsGone),
  'sections.loadFailed': (row) => asMember(...toSections, showsRow(row)),
}
