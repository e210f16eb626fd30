import type { EveryRowId } from '../../../src/errors/index.ts'
import { press, see, until, wait } from '../../../testing/steps/steps.ts'
import type { ErrorJourneys, Journey, Journeys } from '../../../testing/journeys/journey.ts'
import { focusOnTitle, reads, titled } from '../../../testing/journeys/page.steps.ts'
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

/** Every leaf state of the popup. saving.txt §2 "Create-pin page", §4 "Popup flow". */
export const createPinJourneys = {
  'createPin.images.registering': {
    ...fromPicture,
    given: 'createPin.registeringNeverAnswers',
    steps: [...opened],
  },
  'createPin.images.given': {
    ...fromPicture,
    steps: [...opened, until('createPin.images.given'), see('Top choices')],
  },
  'createPin.images.finding': {
    ...fromPage,
    given: 'createPin.imagesNeverCome',
    steps: [...opened, see('Looking for pictures on the page')],
  },
  'createPin.images.choosing': { ...fromPage, steps: [...opened, seesImages(5), pinIsShown] },
  'createPin.images.absent': {
    ...fromPage,
    given: 'createPin.noImages',
    steps: [...opened, until('createPin.images.absent'), see('wren.example')],
  },
  'createPin.pin.nothing': { ...fromNothing, steps: [focusOnTitle('Nothing to save')] },
  'createPin.pin.choosingBoard': { ...fromPicture, steps: [...opened, see('Top choices')] },
  'createPin.pin.waitingForImages': {
    ...fromPage,
    given: 'createPin.imagesNeverCome',
    steps: [...opened, chooseBoard('Blue sofa'), see('Save without a picture')],
  },
  'createPin.pin.saving.waiting': {
    ...fromPicture,
    given: 'createPin.neverAnswers',
    steps: [chooseBoard('Blue sofa'), focusOnTitle('Saving'), reads('Saving to Blue sofa')],
  },
  'createPin.pin.saving.slow': {
    ...fromPicture,
    given: 'createPin.neverAnswers',
    steps: [
      chooseBoard('Blue sofa'),
      until('createPin.pin.saving.waiting'),
      wait(5_000),
      see('This is taking longer than usual.'),
    ],
  },
  'createPin.pin.failed': {
    ...fromPicture,
    given: 'createPin.refused',
    steps: [chooseBoard('Blue sofa'), focusOnTitle('Your Pin isn’t saved yet'), see('Choose another board')],
  },
  'createPin.pin.saved.countdown.counting': {
    ...fromPicture,
    steps: [...saved, reads('This window closes in 10 seconds.')],
  },
  'createPin.pin.saved.countdown.paused': {
    ...fromPicture,
    steps: [
      ...saved,
      wait(1_000),
      wait(1_000),
      ['Move focus to the link', ({ user }) => user.tab()],
      until('createPin.pin.saved.countdown.paused'),
      reads('This window closes in 8 seconds.'),
    ],
  },
  'createPin.pin.saved.countdown.stopped': {
    ...fromPicture,
    steps: [...saved, press('Keep it open'), until('createPin.pin.saved.countdown.stopped')],
  },
  'createPin.pin.saved.claim.checking': {
    ...fromPhotoSite,
    given: 'createPin.settingsNeverAnswer',
    steps: [...saved],
  },
  'createPin.pin.saved.claim.offered': {
    ...fromPhotoSite,
    steps: [chooseBoard('Blue sofa'), until('createPin.pin.saved.countdown.paused'), see('Connect now')],
  },
  'createPin.pin.saved.claim.settled': {
    ...fromPhotoSite,
    given: 'createPin.connected',
    steps: [...saved, until('createPin.pin.saved.claim.settled')],
  },
  'createPin.pin.closing': {
    ...fromPicture,
    steps: [...saved, press('Close window'), focusOnTitle('Closing')],
  },
  'createPin.pin.closed': {
    ...fromPicture,
    given: 'createPin.cannotClose',
    steps: [...saved, press('Close window'), wait(1), focusOnTitle('You can close this window')],
  },
} as const satisfies Journeys

const fails = (row: EveryRowId): Journey => ({
  ...fromPicture,
  steps: [chooseBoard('Blue sofa'), showsRow(row)],
})

/** Every row in the popup's table. saving.txt §8. */
export const createPinErrorJourneys: ErrorJourneys = {
  'createPin.refused': fails,
  'createPin.serverFailed': fails,
  'createPin.offline': fails,
  'createPin.malformed': fails,
  'createPin.timedOut': (row) => ({
    ...fromPicture,
    steps: [chooseBoard('Blue sofa'), until('createPin.pin.saving.waiting'), wait(30_000), showsRow(row)],
  }),
  'createPin.imagesUnread': { ...fromPage, steps: [...opened, until('createPin.images.absent')] },
  'createPin.imageUnregistered': { ...fromPicture, steps: [...opened, until('createPin.images.given')] },
  'createPin.settingsUnread': {
    ...fromPhotoSite,
    steps: [...saved, until('createPin.pin.saved.claim.settled')],
  },
}

/** The countdown closes the window after ten seconds. */
export const countsDown = [...saved, ...Array.from({ length: 10 }, () => wait(1_000)), wait(1), windowClosed]
