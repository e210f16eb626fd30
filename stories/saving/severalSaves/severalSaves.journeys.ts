import { expect, waitFor } from 'storybook/test'
import { db } from '../../../mocks/index.ts'
import { asMember, type Journeys } from '../../../testing/journeys/journey.ts'
import { focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { press, until, type Step } from '../../../testing/steps/steps.ts'
import { choose, openSave } from '../saveToBoard/saveToBoard.journeys.ts'
import { dialogIsGone } from '../saveChange/saveChange.journeys.ts'

/** The switch is loaded late. */
const toSeveral: Step = [
  'Turn "Save to several boards" on',
  async ({ page, user }) => user.click(await page.findByRole('switch', { name: 'Save to several boards' })),
]
export const choosesTwo: readonly Step[] = [openSave, toSeveral, choose('Garden rooms'), choose('Blue sofa')]
export const savesToTwo: readonly Step[] = [
  ...choosesTwo,
  press('Save to 2 boards'),
  focusOnTitle('Save to several boards'),
]
/** What the list says of each board, in order. */
export const boardsAre = (...results: readonly string[]): Step => [
  `The list says ${results.join(', ')}`,
  ({ page }) =>
    waitFor(() =>
      expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(results),
    ),
]

export const savedOn = (...boards: readonly string[]): Step => [
  `The server has the Pin on ${boards.join(', ')}`,
  () => waitFor(() => expect(db.saves.map(({ boardId }) => boardId)).toEqual(boards)),
]
/** Saves, and does not wait. */
export const savesAndCloses: Step = [
  'Press "Save to 2 boards" and Escape at once',
  async ({ page, user }) => {
    page.getByRole('button', { name: 'Save to 2 boards' }).click()
    await waitFor(() => expect(page.getAllByRole('listitem')).toHaveLength(2))
    await user.keyboard('{Escape}')
  },
]

/** Every leaf state of saving to several boards. */
export const severalSavesJourneys = {
  'severalSaves.dialog.shown': asMember.given(
    'save.toSeveral',
    ...savesToTwo,
    boardsAre('Garden roomsSaved', 'Blue sofaSaved'),
  ),
  'severalSaves.dialog.left': asMember.given(
    'save.toSeveralNeverAnswers',
    ...savesToTwo,
    press('Close'),
    dialogIsGone,
  ),
  'severalSaves.saves.saving': asMember.given(
    'save.toSeveralNeverAnswers',
    ...savesToTwo,
    boardsAre('Garden roomsSaving', 'Blue sofaWaiting'),
  ),
  'severalSaves.saves.reviewing': asMember.given(
    'save.toSeveralRefused',
    ...savesToTwo,
    boardsAre('Garden roomsSaved', 'Blue sofaSaving Pins is paused until noon.'),
  ),
  'severalSaves.saves.ended': asMember.given(
    'save.toSeveral',
    ...savesToTwo,
    boardsAre('Garden roomsSaved', 'Blue sofaSaved'),
    press('Done'),
    dialogIsGone,
  ),
  'saveToBoard.savingSeveral.shown': asMember.given(
    'save.toSeveralNeverAnswers',
    ...savesToTwo,
    boardsAre('Garden roomsSaving', 'Blue sofaWaiting'),
  ),
  'saveToBoard.savingSeveral.hidden': asMember.given(
    'save.toSeveralNeverAnswers',
    ...savesToTwo,
    press('Close'),
    dialogIsGone,
    until('saveToBoard.savingSeveral.hidden'),
  ),
  'boardPicker.severalChosen': asMember.given(
    'save.toSeveralNeverAnswers',
    ...savesToTwo,
    until('saveToBoard.savingSeveral.shown'),
  ),
} as const satisfies Journeys
