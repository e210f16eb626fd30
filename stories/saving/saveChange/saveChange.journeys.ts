import { expect, waitFor } from 'storybook/test'
import type { EveryRowId } from '../../../src/errors/index.ts'
import { focusInField, focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import {
  asMember,
  type ErrorJourneys,
  type Journey,
  type Journeys,
} from '../../../testing/journeys/journey.ts'
import { press, see, timesOut, type, until, type Step } from '../../../testing/steps/steps.ts'
import { choose, openSave } from '../saveToBoard/saveToBoard.journeys.ts'

/** The toast says this and offers these, in this order. */
export const toastOffers = (text: string, ...actions: readonly string[]): Step => [
  `A toast says "${text}" and offers ${actions.join(', ') || 'nothing'}`,
  ({ page }) =>
    waitFor(() => {
      const said = [...page.getAllByRole('status'), ...page.getAllByRole('alert')]
      expect(said.map(({ textContent }) => textContent)).toContain(text + actions.join(''))
    }),
]

/** Presses a button of a toast, until it is gone: a toast that came over a dialog moves to the page, and a click on what leaves is lost. */
export const pressAction = (name: string): Step => [
  `Press "${name}" in the toast`,
  ({ page, user }) =>
    waitFor(async () => {
      const button = page.queryByRole('button', { name })
      if (button) await user.click(button)
      expect(page.queryByRole('button', { name })).toBeNull()
    }),
]

export const dialogIsGone: Step = [
  'The dialog is gone',
  ({ page }) => waitFor(() => expect(page.queryByRole('dialog')).toBeNull()),
]

const SAVED = 'Saved to Blue sofa'
export const saves: readonly Step[] = [
  openSave,
  choose('Blue sofa'),
  toastOffers(SAVED, 'View', 'Undo', 'Change'),
  dialogIsGone,
]
export const undoes: readonly Step[] = [...saves, pressAction('Undo')]
export const changes: readonly Step[] = [...saves, pressAction('Change'), focusOnTitle('Choose board')]
const toSections: readonly Step[] = [...changes, choose('Garden rooms'), focusOnTitle('Choose section')]
const createsBoard: readonly Step[] = [
  ...changes,
  press('Create board'),
  type('Name', 'Ponds'),
  type('Collaborators', 'guest@mail.example'),
  ['Invite the address', ({ user }) => user.keyboard('{Enter}')],
  press('Create'),
]

/** Every leaf state of a save that is undone or moved. */
export const saveChangeJourneys = {
  'saveChange.choosingBoard': asMember.given('saveChange.offered', ...changes, see('Blue sofa')),
  'saveChange.creatingBoard': asMember.given(
    'saveChange.offered',
    ...changes,
    press('Create board'),
    focusInField('Name'),
  ),
  'saveChange.choosingSection': asMember.given('saveChange.offered', ...toSections, see('Small ponds')),
  'saveChange.creatingSection': asMember.given(
    'saveChange.offered',
    ...toSections,
    press('Add section'),
    focusInField('Name'),
  ),
  'saveChange.changing': asMember.given(
    'saveChange.neverAnswers',
    ...undoes,
    toastOffers('Removed from Blue sofa'),
    until('saveChange.changing'),
  ),
  'saveChange.settling.inviting': asMember.given(
    'saveChange.inviteNeverAnswers',
    ...createsBoard,
    toastOffers('Moved to Ponds', 'View'),
    dialogIsGone,
    until('saveChange.settling.inviting'),
  ),
  'saveChange.failing.inviting': asMember.given(
    'saveChange.refusedInviteNeverAnswers',
    ...createsBoard,
    see('Moving Pins is paused until noon.'),
    dialogIsGone,
    until('saveChange.failing.inviting'),
  ),
  'saveChange.changed': asMember.given(
    'saveChange.offered',
    ...toSections,
    choose('Lighting'),
    toastOffers('Moved to Lighting in Garden rooms', 'View'),
    dialogIsGone,
  ),
  'saveChange.failed': asMember.given(
    'saveChange.offline',
    ...undoes,
    toastOffers('You’re offline. Your Pin is still on Blue sofa.', 'Try again'),
  ),
  'saveChange.kept': asMember.given('saveChange.offered', ...changes, press('Close'), dialogIsGone),
} as const satisfies Journeys

const fails = (row: EveryRowId): Journey => asMember(...undoes, showsRow(row))

/** Every row of a change that failed. */
export const saveChangeErrorJourneys: ErrorJourneys = {
  'saveChange.refused': fails,
  'saveChange.serverFailed': fails,
  'saveChange.offline': fails,
  'saveChange.malformed': fails,
  'saveChange.timedOut': (row) => asMember(...undoes, ...timesOut('saveChange.changing'), showsRow(row)),
}
