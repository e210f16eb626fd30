import { saveChangeErrors } from '../../../src/errors/saving/saveChange.errors.ts'
import { placeMessages } from '../../fixtures/messages.ts'
import type { Handler } from '../../handlers/handler.ts'
import { removePin } from '../../handlers/saving/saving.ts'
import { never, offline, refusal, respondWith, type Outcome } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

const policy = { saving: { undoSaves: true } } as const

/** Undoing and moving get the same response. */
const answering = (answer: Handler<'removePin'> & Handler<'movePins'>): Situation => ({
  policy,
  answers: { removePin: answer, movePins: answer },
})
const meeting = (outcome: Outcome) => answering((call) => respondWith(outcome, call.policy))

/** Outcomes of undoing a save, and of moving it. */
export const saveChangeScenarios = inArea('saveChange', {
  ...fromRows(saveChangeErrors, placeMessages.move, meeting, {}),
  offered: { policy },
  neverAnswers: answering(never),
  /** The pin was removed elsewhere. */
  gone: answering(() => refusal({ status: 404 })),
  inviteNeverAnswers: { policy, answers: { inviteCollaborators: never } },
  /** The board is created, but the pin is not moved to it. */
  refusedInviteNeverAnswers: {
    policy,
    answers: { movePins: () => refusal({ message: placeMessages.move }), inviteCollaborators: never },
  },
  /** The first try does not reach the server; later ones do. */
  offlineOnce: {
    policy,
    get answers() {
      let hasFailed = false
      const answer: Handler<'removePin'> = (call) => {
        if (hasFailed) return removePin(call)
        hasFailed = true
        return offline()
      }
      return { removePin: answer }
    },
  },
})
