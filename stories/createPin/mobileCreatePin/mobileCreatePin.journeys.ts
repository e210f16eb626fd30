import { expect, waitFor } from 'storybook/test'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import type { EveryRowId } from '../../../src/errors/index.ts'
import { press, see, type Step, timesOut } from '../../../testing/steps/steps.ts'
import { from, type ErrorJourneys, type Journeys } from '../../../testing/journeys/journey.ts'
import { focusOnTitle, goesTo, leadsTo, reads, titled } from '../../../testing/journeys/page.steps.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import { choose, toast } from '../../saving/saveToBoard/saveToBoard.journeys.ts'
import { pressAction, toastOffers } from '../../saving/saveChange/saveChange.journeys.ts'
import { seesImages, windowClosed } from '../createPin/createPin.steps.ts'

/** The address of the page itself. */
export const href =
  'https://tackboard.example/pin/create/button/?url=https%3A%2F%2Fwren.example%2Flakes&media=https%3A%2F%2Fwren.example%2Fphotos%2Flake.jpg'

const onPhone = from({ session: wren, href })

/** The picture on the page has loaded. */
export const pinIsShown: Step = [
  'See the picture of the page',
  () =>
    waitFor(() =>
      expect(
        document.querySelector<HTMLImageElement>('[data-ui="preview"] img')?.naturalWidth,
      ).toBeGreaterThan(0),
    ),
]

/** The browser keeps the window open. */
const staysOpen: Step = [
  'The window stays open',
  ({ stage }) => expect(stage.platform.window.isClosed).toBe(false),
]

/** The same, from an app's share, which brings no picture. */
export const sharedHref = `https://tackboard.example/pin/create/share/?${new URLSearchParams({
  title: 'The ridge before the rain',
  text: 'Read this: https://wren.example/ridge.',
}).toString()}`
const onShared = from({ session: wren, href: sharedHref })

export const toBlueSofa: readonly Step[] = [pinIsShown, choose('Blue sofa')]
export const toSections: readonly Step[] = [
  pinIsShown,
  choose('Garden rooms'),
  focusOnTitle('Choose section'),
]

/** Every leaf state of creating a pin on a phone. saving.txt §2 "Mobile style", §4 "Mobile pin creation". */
export const mobileCreatePinJourneys = {
  'mobileCreatePin.redirecting': {
    session: null,
    href,
    steps: [titled('One moment'), goesTo('/'), leadsTo('Continue', '/')],
  },
  'mobileCreatePin.nothing': {
    session: wren,
    href: 'https://tackboard.example/pin/create/button/',
    steps: [titled('Nothing to save')],
  },
  'mobileCreatePin.findingImages': onShared.given(
    'mobileCreatePin.picturesNeverCome',
    titled('Looking for pictures'),
    see('The ridge before the rain'),
    see('Save without a picture'),
  ),
  'mobileCreatePin.choosingImage': onShared.given(
    'mobileCreatePin.findsPictures',
    focusOnTitle('Choose a picture'),
    see('The ridge before the rain'),
    seesImages(5),
  ),
  'mobileCreatePin.noImages': onShared.given(
    'mobileCreatePin.noPictures',
    focusOnTitle('No pictures found'),
    reads('You can still save a link to the page.'),
  ),
  'mobileCreatePin.imagesUnread': onShared.given(
    'mobileCreatePin.imagesUnread',
    focusOnTitle('Pictures didn’t load'),
    see('Try again'),
    see('Save without a picture'),
  ),
  'mobileCreatePin.choosingBoard': onPhone(
    titled('Choose board'),
    see('Top choices'),
    leadsTo('Create board', '/board/create/'),
  ),
  'mobileCreatePin.choosingSection': onPhone(
    ...toSections,
    see('Small ponds'),
    leadsTo('Create section', '/board/201/create_section/'),
  ),
  'mobileCreatePin.creating': onPhone.given(
    'mobileCreatePin.neverAnswers',
    ...toBlueSofa,
    focusOnTitle('Saving your Pin'),
  ),
  'mobileCreatePin.created': onPhone.given(
    'mobileCreatePin.cannotClose',
    ...toBlueSofa,
    focusOnTitle('Saved'),
    toast('Saved to Blue sofa'),
    reads('You can close this window'),
    staysOpen,
  ),
  'mobileCreatePin.undone': onPhone.given(
    'mobileCreatePin.undoOffered',
    ...toBlueSofa,
    focusOnTitle('Saved'),
    toastOffers('Saved to Blue sofa', 'View', 'Undo', 'Change'),
    pressAction('Undo'),
    focusOnTitle('You can close this window'),
    toastOffers('Removed from Blue sofa'),
    staysOpen,
  ),
  'mobileCreatePin.left': onPhone(
    pinIsShown,
    see('Top choices'),
    press('Cancel'),
    focusOnTitle('You can close this window'),
    windowClosed,
  ),
} as const satisfies Journeys

const fails = (row: EveryRowId) =>
  onPhone(...toBlueSofa, showsRow(row), focusOnTitle('Choose board'), see('Top choices'))

/** saving.txt §8 "Mobile pin creation failure". */
export const mobileCreatePinErrorJourneys: ErrorJourneys = {
  'mobileCreatePin.offline': fails,
  'mobileCreatePin.timedOut': (row) =>
    onPhone(
      ...toBlueSofa,
      ...timesOut('mobileCreatePin.creating'),
      showsRow(row),
      focusOnTitle('Choose board'),
    ),
  'mobileCreatePin.failed': fails,
  'mobileCreatePin.imagesUnread': (row) => onShared(focusOnTitle('Pictures didn’t load'), showsRow(row)),
  'mobileCreatePin.imagesOffline': (row) => onShared(focusOnTitle('Pictures didn’t load'), showsRow(row)),
}
