import { birthdayErrors } from '../../../src/errors/auth/birthday.errors.ts'
import { authMessages, hostileMessage, longMessage, welcomeMessage } from '../../fixtures/messages.ts'
import { submitBirthday as fromDb } from '../../handlers/auth/birthday.ts'
import type { Handler } from '../../handlers/handler.ts'
import {
  empty,
  never,
  noContent,
  refusal,
  respondWith,
  truncatedJson,
  wrongShape,
  type Outcome,
} from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

const answering = (submitBirthday: Handler<'submitBirthday'>): Situation => ({ answers: { submitBirthday } })
const meeting = (outcome: Outcome) => answering(({ policy }) => respondWith(outcome, policy))

const words = {
  overage: authMessages['birthday.overage'],
  missingAge: authMessages['birthday.missingAge'],
  refused: authMessages['birthday.refused'],
}

const rows = fromRows(birthdayErrors, words, meeting, {
  required: {},
  invalid: {},
  ineligible: {},
})

/** The birthday is accepted, and the server sends a message. */
const withMessage = (response_message: string) =>
  answering(async (call) => {
    const answer = await fromDb(call)
    if (answer instanceof Response) return answer
    return { resource_response: { data: { ...answer.resource_response.data, response_message } } }
  })

/** Outcomes of the standalone birthday step. */
export const birthdayScenarios = inArea('birthday', {
  ...rows,
  missingAgeWithoutMessage: meeting({ code: 'missingAge' }),
  succeeds: answering((call) => fromDb(call)),
  neverAnswers: answering(never),
  hasMessage: withMessage(welcomeMessage),
  hostileMessage: withMessage(hostileMessage),
  longMessage: withMessage(longMessage),
  /** An unknown code without a message. */
  unknownCode: answering(() => refusal({ code: 9998 })),
  emptyBody: answering(empty),
  noContent: answering(noContent),
  truncatedJson: answering(truncatedJson),
  wrongShape: answering(() => wrongShape({ resource_response: { data: { user: { id: 1 } } } })),
})
