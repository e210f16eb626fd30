import { mobileCreatePinErrors } from '../../../src/errors/createPin/createPin.errors.ts'
import { saveMessage } from '../../fixtures/messages.ts'
import type { Handler } from '../../handlers/handler.ts'
import { never, offline, refusal, respondWith, serverError, type Outcome } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

const answering = (answer: Handler<'repin'> & Handler<'createPin'>): Situation => ({
  answers: { repin: answer, createPin: answer },
})
const meeting = (outcome: Outcome) => answering(({ policy }) => respondWith(outcome, policy))

/** The page came without a picture, and the app lets people choose one. */
const findingPictures = (findPinImages?: Handler<'findPinImages'>): Situation => ({
  policy: { createPin: { phonePictures: true } },
  ...(findPinImages && { answers: { findPinImages } }),
})

const staysOpen: Situation['platform'] = ({ window }) => void (window.closing = 'refuses')

/** Outcomes of creating a pin on a phone. */
export const mobileCreatePinScenarios = inArea('mobileCreatePin', {
  ...fromRows(mobileCreatePinErrors, saveMessage, meeting, {
    failed: answering(() => refusal({ message: saveMessage })),
    imagesUnread: findingPictures(() => serverError()),
    imagesOffline: findingPictures(offline),
  }),
  findsPictures: findingPictures(),
  picturesNeverCome: findingPictures(never),
  noPictures: findingPictures(() => ({ resource_response: { data: { items: [] } } })),
  neverAnswers: answering(never),
  boardsNeverCome: { answers: { readBoards: never, readSaveBehavior: never } },
  /** Without 'Top choices'. */
  recentBoardsUnread: { answers: { readSaveBehavior: () => serverError() } },
  /** The same where the member may undo a save. */
  undoOffered: { policy: { saving: { undoSaves: true } }, platform: staysOpen },
  undoOffline: {
    policy: { saving: { undoSaves: true } },
    platform: staysOpen,
    answers: { removePin: offline },
  },
  undoNeverAnswers: {
    policy: { saving: { undoSaves: true } },
    platform: staysOpen,
    answers: { removePin: never },
  },
  /** The browser does not let the page close its window. */
  cannotClose: { platform: staysOpen },
})
