import type { EveryRowId } from '../../../src/errors/index.ts'
import { press, see, type, until, wait, slow, timesOut } from '../../../testing/steps/steps.ts'
import { from, type ErrorJourneys, type Journey, type Journeys } from '../../../testing/journeys/journey.ts'
import {
  focusInField,
  focusOnTitle,
  isDescribed,
  reads,
  titled,
} from '../../../testing/journeys/page.steps.ts'
import { pinIsShown } from '../mobileCreatePin/mobileCreatePin.journeys.ts'
import { showsRow } from '../../../testing/journeys/row.steps.ts'
import {
  chooseBoard,
  fromNothing,
  fromPage,
  fromPhotoSite,
  fromPicture,
  saved,
  seesImages,
  windowClosed,
  windowFits,
} from './createPin.steps.ts'

const opened = [titled('Choose board'), windowFits] as const

const toBlueSofa = chooseBoard('Blue sofa')
const withPicture = from(fromPicture)
const withPage = from(fromPage)
const withPhotoSite = from(fromPhotoSite)

/** Every leaf state of the popup. saving.txt §2 "Create-pin page", §4 "Popup flow". */
export const createPinJourneys = {
  'createPin.images.registering': withPicture.given('createPin.registeringNeverAnswers', ...opened),
  'createPin.images.given': withPicture(...opened, until('createPin.images.given'), see('Top choices')),
  'createPin.images.finding': withPage.given(
    'createPin.imagesNeverCome',
    ...opened,
    see('Looking for pictures on the page'),
  ),
  'createPin.images.choosing': withPage(...opened, seesImages(5), pinIsShown),
  'createPin.images.absent': withPage.given(
    'createPin.noImages',
    ...opened,
    until('createPin.images.absent'),
    see('wren.example'),
  ),
  'createPin.pin.nothing': { ...fromNothing, steps: [focusOnTitle('Nothing to save')] },
  'createPin.pin.choosingBoard': withPicture(...opened, see('Top choices')),
  'createPin.pin.waitingForImages': withPage.given(
    'createPin.imagesNeverCome',
    ...opened,
    toBlueSofa,
    see('Save without a picture'),
  ),
  'createPin.pin.checkingFields': withPicture.given(
    'createPin.popupFields',
    see('Alternative text'),
    type('Link', 'wren.example'),
    toBlueSofa,
    titled('Check your Pin first'),
    focusInField('Link'),
    isDescribed('Link', 'Enter a whole web address that starts with https:// or http://.'),
  ),
  'createPin.pin.saving.waiting': withPicture.given(
    'createPin.neverAnswers',
    toBlueSofa,
    focusOnTitle('Choose board'),
    reads('Saving to Blue sofa'),
  ),
  'createPin.pin.saving.slow': withPicture.given(
    'createPin.neverAnswers',
    toBlueSofa,
    ...slow('createPin.pin.saving'),
  ),
  'createPin.pin.failed': withPicture.given(
    'createPin.refused',
    toBlueSofa,
    focusOnTitle('Your Pin isn’t saved yet'),
    see('Choose another board'),
  ),
  'createPin.pin.saved.countdown.counting': withPicture(...saved, reads('This window closes in 10 seconds.')),
  'createPin.pin.saved.countdown.paused': withPicture(
    ...saved,
    wait(1_000),
    wait(1_000),
    ['Move focus to the link', ({ user }) => user.tab()],
    until('createPin.pin.saved.countdown.paused'),
    reads('This window closes in 8 seconds.'),
  ),
  'createPin.pin.saved.countdown.stopped': withPicture(
    ...saved,
    press('Keep it open'),
    until('createPin.pin.saved.countdown.stopped'),
  ),
  'createPin.pin.saved.claim.checking': withPhotoSite.given('createPin.settingsNeverAnswer', ...saved),
  'createPin.pin.saved.claim.offered': withPhotoSite(
    toBlueSofa,
    until('createPin.pin.saved.countdown.paused'),
    see('Connect now'),
  ),
  'createPin.pin.saved.claim.settled': withPhotoSite.given(
    'createPin.connected',
    ...saved,
    until('createPin.pin.saved.claim.settled'),
  ),
  'createPin.pin.closing': withPicture(...saved, press('Close window'), focusOnTitle('Closing')),
  'createPin.pin.closed': withPicture.given(
    'createPin.cannotClose',
    ...saved,
    press('Close window'),
    wait(1),
    focusOnTitle('You can close this window'),
  ),
} as const satisfies Journeys

const fails = (row: EveryRowId): Journey => withPicture(toBlueSofa, showsRow(row))

/** Every row in the popup's table. saving.txt §8. */
export const createPinErrorJourneys: ErrorJourneys = {
  'createPin.refused': fails,
  'createPin.serverFailed': fails,
  'createPin.offline': fails,
  'createPin.malformed': fails,
  'createPin.timedOut': (row) =>
    withPicture(toBlueSofa, ...timesOut('createPin.pin.saving.waiting'), showsRow(row)),
  'createPin.imagesUnread': withPage(...opened, until('createPin.images.absent')),
  'createPin.imageUnregistered': withPicture(...opened, until('createPin.images.given')),
  'createPin.settingsUnread': withPhotoSite(...saved, until('createPin.pin.saved.claim.settled')),
}

/** The countdown closes the window after ten seconds. */
export const countsDown = [...saved, ...Array.from({ length: 10 }, () => wait(1_000)), wait(1), windowClosed]
