import { birthdayErrors } from '../../../src/errors/auth/birthday.errors.ts'
import { hostileMessage, longMessage, serverWords } from '../../fixtures/messages.ts'
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

const rows = fromRows(birthdayErrors, serverWords, meeting, { required: {}, invalid: {}, ineligible: {} })

/** The birthday is taken, and the server has something to say. auth.txt §2 "respondMessage". */
const saying = (response_message: string) =>
  answering(async (call) => {
    const answer = await fromDb(call)
    if (answer instanceof Response) return answer
    return { resource_response: { data: { ...answer.resource_response.data, response_message } } }
  })

/** What the standalone birthday step may come to. */
export const birthdayScenarios = inArea('birthday', {
  ...rows,
  succeeds: answering((call) => fromDb(call)),
  neverAnswers: answering(never),
  hasMessage: saying(serverWords),
  hostileMessage: saying(hostileMessage),
  longMessage: saying(longMessage),
  /** D15: a code that no row knows, and no words. */
  unknownCode: answering(() => refusal({ code: 9998 })),
  emptyBody: answering(empty),
  noContent: answering(noContent),
  truncatedJson: answering(truncatedJson),
  wrongShape: answering(() => wrongShape({ resource_response: { data: { user: { id: 1 } } } })),
})
