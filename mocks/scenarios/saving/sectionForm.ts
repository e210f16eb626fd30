import { sectionFormErrors } from '../../../src/errors/saving/sectionForm.errors.ts'
import { hostileMessage, longMessage, sectionMessage } from '../../fixtures/messages.ts'
import { createSection as fromDb } from '../../handlers/saving/boards.ts'
import type { Handler } from '../../handlers/handler.ts'
import { never, refusal, respondWith, wrongShape, type Outcome } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

const answering = (createSection: Handler<'createSection'>): Situation => ({ answers: { createSection } })
const meeting = (outcome: Outcome) => answering(({ policy }) => respondWith(outcome, policy))

/** Outcomes of creating a section. */
export const sectionFormScenarios = inArea('sectionForm', {
  ...fromRows(sectionFormErrors, sectionMessage, meeting, {}),
  succeeds: answering((call) => fromDb(call)),
  neverAnswers: answering(never),
  /** `message_detail` takes precedence over `message`. */
  refusedInDetail: answering(() =>
    refusal({ message: sectionMessage, detail: 'A section of that name exists.' }),
  ),
  serverFailedWithMessage: answering(() => refusal({ status: 503, message: sectionMessage })),
  hostileMessage: answering(() => refusal({ message: hostileMessage })),
  longMessage: answering(() => refusal({ message: longMessage })),
  wrongShape: answering(() => wrongShape({ resource_response: { data: { id: '' } } })),
})
