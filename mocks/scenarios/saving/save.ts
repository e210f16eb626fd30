import { saveErrors } from '../../../src/errors/saving/save.errors.ts'
import { hostileMessage, longMessage, placeMessages, saveMessage } from '../../fixtures/messages.ts'
import type { Handler } from '../../handlers/handler.ts'
import { removePin, repin } from '../../handlers/saving/saving.ts'
import {
  empty,
  html,
  never,
  noContent,
  offline,
  refusal,
  respondWith,
  serverError,
  truncatedJson,
  wrongShape,
  type Outcome,
} from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

/** New pins and repins get the same response. */
const answering = (answer: Handler<'repin'> & Handler<'createPin'>): Situation => ({
  answers: { repin: answer, createPin: answer },
})
const meeting = (outcome: Outcome) => answering(({ policy }) => respondWith(outcome, policy))
const refreshing = (answer: Handler<'readSection'>): Situation => ({ answers: { readSection: answer } })

const offlineOnce: Situation = {
  get answers() {
    let hasFailed = false
    const answer: Handler<'repin'> = (call) => {
      if (hasFailed) return repin(call)
      hasFailed = true
      return offline()
    }
    return { repin: answer }
  },
}

/** Outcomes of saving a pin, and of the calls after it. */
export const saveScenarios = inArea('save', {
  ...fromRows(saveErrors, saveMessage, meeting, {
    inviteFailed: { answers: { inviteCollaborators: () => refusal({ message: saveMessage }) } },
    refreshFailed: refreshing(() => serverError()),
    boardUnread: { answers: { readBoard: () => refusal({ status: 404 }) } },
  }),
  neverAnswers: answering(never),
  /** Several boards can be chosen. */
  toSeveral: { policy: { saving: { severalBoards: true } } },
  toSeveralUndone: { policy: { saving: { severalBoards: true, undoSaves: true } } },
  /** Of what was saved to several boards, the first removal is refused. */
  toSeveralUndoneInPart: {
    policy: { saving: { severalBoards: true, undoSaves: true } },
    get answers() {
      let isFirst = true
      const answer: Handler<'removePin'> = (call) => {
        if (!isFirst) return removePin(call)
        isFirst = false
        return refusal({ message: placeMessages.move })
      }
      return { removePin: answer }
    },
  },
  toSeveralNeverAnswers: { policy: { saving: { severalBoards: true } }, ...answering(never) },
  /** Of several boards, the first save does not reach the server; later ones do. */
  toSeveralOfflineOnce: {
    policy: { saving: { severalBoards: true } },
    get answers() {
      return offlineOnce.answers
    },
  },
  /** Of several boards, one is full. */
  toSeveralRefused: {
    policy: { saving: { severalBoards: true } },
    answers: {
      repin: (call) => (call.payload.board_id === '202' ? refusal({ message: saveMessage }) : repin(call)),
    },
  },
  /** The first save does not reach the server; later ones do. */
  offlineOnce,
  inviteNeverAnswers: { answers: { inviteCollaborators: never } },
  /** The board is created, but the pin is not saved to it. */
  refusedInviteNeverAnswers: {
    answers: {
      ...answering(() => refusal({ message: saveMessage })).answers,
      inviteCollaborators: never,
    },
  },
  refreshNeverAnswers: refreshing(never),
  boardNeverAnswers: { answers: { readBoard: never } },
  /** `message_detail` takes precedence over `message`. */
  refusedInDetail: answering(() =>
    refusal({ message: saveMessage, detail: 'This board is full. Choose another one.' }),
  ),
  serverFailedWithMessage: answering(() => refusal({ status: 503, message: saveMessage })),
  hiddenWords: answering(() => refusal({ message: 'HIDDEN_ON_SERVER_ERROR: shard 7' })),
  hostileMessage: answering(() => refusal({ message: hostileMessage })),
  longMessage: answering(() => refusal({ message: longMessage })),
  serverPage: answering(() => html()),
  emptyBody: answering(() => empty()),
  noContent: answering(() => noContent()),
  truncatedJson: answering(() => truncatedJson()),
  wrongShape: answering(() => wrongShape({ resource_response: { data: { id: 7, board: [] } } })),
})

const sections = (readSections: Handler<'readSections'>): Situation => ({ answers: { readSections } })

/** Outcomes of reading a board's sections. */
export const sectionsScenarios = inArea('sections', {
  loadFailed: sections(() => serverError()),
  neverAnswers: sections(never),
  /** The sections have been deleted since the boards were listed. */
  none: sections(() => ({ resource_response: { data: [] } })),
})
