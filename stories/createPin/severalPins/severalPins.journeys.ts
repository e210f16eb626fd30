import { expect, waitFor } from 'storybook/test'
import { from, type Journeys } from '../../../testing/journeys/journey.ts'
import { focusOnTitle, reads, titled } from '../../../testing/journeys/page.steps.ts'
import { check, press, see, slow, timesOut, until, type Step } from '../../../testing/steps/steps.ts'
import { chooseBoard, fromPage, fromPicture } from '../createPin/createPin.steps.ts'

const withPage = from(fromPage)
const withPicture = from(fromPicture)

/** The pictures that can be ticked. */
export const offers = (count: number): Step => [
  `See ${count} pictures to tick`,
  ({ page }) => waitFor(() => expect(page.getAllByRole('checkbox')).toHaveLength(count)),
]
/** Ticks the second and the third picture beside the first. */
export const ticksThree: readonly Step[] = [
  offers(5),
  check('lake, 944 by 1416 pixels'),
  check('night, 708 by 1260 pixels'),
  reads('3 pictures chosen'),
]
export const savesThree: readonly Step[] = [...ticksThree, chooseBoard('Blue sofa')]
/** What the list says of each picture, in order. */
export const picturesAre = (...results: readonly string[]): Step => [
  `The list says ${results.join(', ')}`,
  ({ page }) =>
    waitFor(() =>
      expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(results),
    ),
]
/** Nobody knows whether this picture is saved, and the two beside it are. */
export const mayBeSaved = (name: string): Step => [
  `"${name}" may have been saved`,
  ({ page }) =>
    waitFor(() => {
      expect(page.getByRole('button', { name: `Save again: ${name}` })).toBeVisible()
      expect(
        page.getAllByRole('listitem').filter(({ dataset }) => dataset['state'] === 'saved'),
      ).toHaveLength(2)
    }),
]
/** Whether the browser would ask before the window is closed. */
export const asksBeforeLeaving = (isAsking: boolean): Step => [
  `The browser asks ${isAsking ? 'before' : 'nothing when'} the window is closed`,
  ({ stage }) => waitFor(() => expect(stage.platform.window.isAsking).toBe(isAsking)),
]
export const refusal = 'Saving Pins is paused until noon.'
const allSaved = focusOnTitle('Saved 3 Pins to Blue sofa')

/** Every leaf state of several pins, and those of the popup around them. */
export const severalPinsJourneys = {
  'createPin.images.findingMore': withPicture.given(
    'severalPins.imagesNeverCome',
    titled('Choose board'),
    until('createPin.images.findingMore'),
    see('Top choices'),
  ),
  'createPin.images.alone': withPicture.given(
    'severalPins.noImages',
    titled('Choose board'),
    until('createPin.images.alone'),
    see('Top choices'),
  ),
  'createPin.pin.savingSeveral': withPage.given(
    'severalPins.neverAnswers',
    ...savesThree,
    focusOnTitle('Saving to Blue sofa'),
    picturesAre('ridgeSaving', 'lakeWaiting', 'nightWaiting'),
  ),
  'severalPins.saving.waiting': withPage.given(
    'severalPins.neverAnswers',
    ...savesThree,
    focusOnTitle('Saving to Blue sofa'),
    reads('0 of 3 saved'),
    asksBeforeLeaving(true),
  ),
  'severalPins.saving.slow': withPage.given(
    'severalPins.neverAnswers',
    ...savesThree,
    ...slow('severalPins.saving'),
  ),
  'severalPins.offline': withPage.given(
    'severalPins.offlineOnce',
    ...savesThree,
    focusOnTitle('No connection'),
    reads('1 of 3 saved'),
    reads('1 Pin is still waiting.'),
    asksBeforeLeaving(true),
  ),
  'severalPins.loggedOut': withPage.given(
    'severalPins.loggedOutOnce',
    ...savesThree,
    press('Close'),
    focusOnTitle('You’re logged out'),
    reads('2 Pins are still waiting.'),
    picturesAre('ridgeSaved', 'lakeWaiting', 'nightWaiting'),
  ),
  'severalPins.reviewing': withPage.given(
    'severalPins.oneRefused',
    ...savesThree,
    focusOnTitle('Some Pins aren’t saved yet'),
    picturesAre('ridgeSaved', `lake${refusal}`, 'nightSaved'),
    asksBeforeLeaving(false),
  ),
  'severalPins.saved': withPage.given('severalPins.allowed', ...savesThree, allSaved, see('See your board')),
  'severalPins.left': withPage.given(
    'severalPins.oneRefused',
    ...savesThree,
    focusOnTitle('Some Pins aren’t saved yet'),
    press('Close window'),
    focusOnTitle('Closing'),
  ),
  'severalPins.reopened': withPage.given(
    'severalPins.allRefused',
    ...savesThree,
    focusOnTitle('Your Pins aren’t saved yet'),
    press('Choose another board'),
    focusOnTitle('Choose board'),
    see('Top choices'),
  ),
} as const satisfies Journeys

/** The first request is never answered; the others are. */
export const oneUnanswered = withPage.given(
  'severalPins.oneUnanswered',
  ...savesThree,
  focusOnTitle('Saving to Blue sofa'),
  ...timesOut('severalPins.saving.waiting'),
  focusOnTitle('Some Pins aren’t saved yet'),
  reads('It may have been saved: check your board before you try again.'),
)
