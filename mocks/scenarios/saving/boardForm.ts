import { boardFormErrors } from '../../../src/errors/saving/boardForm.errors.ts'
import { faceOf } from '../../fixtures/faces.ts'
import { boardFaultMessages, boardMessages, hostileMessage, longMessage } from '../../fixtures/messages.ts'
import { createBoard as fromDb } from '../../handlers/saving/boards.ts'
import type { Handler } from '../../handlers/handler.ts'
import {
  empty,
  never,
  noContent,
  offline,
  refusal,
  respondWith,
  truncatedJson,
  wrongShape,
  type Outcome,
} from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

const answering = (createBoard: Handler<'createBoard'>): Situation => ({ answers: { createBoard } })
const meeting = (outcome: Outcome) => answering(({ policy }) => respondWith(outcome, policy))
const [message, detail] = boardMessages

/** Outcomes of creating a board. */
export const boardFormScenarios = inArea('boardForm', {
  ...fromRows(boardFormErrors, message, meeting, { nameRequired: {}, nameTooLong: {} }),
  refused: answering(() => refusal({ message, detail })),
  succeeds: answering((call) => fromDb(call)),
  neverAnswers: answering(never),
  serverFailedWithMessage: answering(() =>
    refusal({ status: 503, message: boardFaultMessages[0], detail: boardFaultMessages[1] }),
  ),
  /** Without a message, so the generic one is shown. */
  refusedSilently: answering(() => refusal({})),
  hostileMessage: answering(() => refusal({ message: hostileMessage })),
  longMessage: answering(() => refusal({ message: longMessage })),
  /** As long a word as fits in a screenshot. */
  longWord: answering(() => refusal({ message: longMessage.slice(0, 120) })),
  emptyBody: answering(empty),
  noContent: answering(noContent),
  truncatedJson: answering(truncatedJson),
  wrongShape: answering(() => wrongShape({ resource_response: { data: { id: 9, name: 'Lakes' } } })),
})

const people = (answer: Handler<'suggestCollaborators'> & Handler<'searchCollaborators'>): Situation => ({
  answers: { suggestCollaborators: answer, searchCollaborators: answer },
})
const person = (id: string, full_name: string | null, username: string, valid = true) => {
  const medium = faceOf(id)
  return {
    type: 'user' as const,
    id,
    full_name,
    username,
    images: medium === null ? null : { medium },
    valid,
  }
}
const offering = (...data: ReturnType<typeof person>[]) => people(() => ({ resource_response: { data } }))

/** Outcomes of searching for people to invite. Failures are not shown to the user. */
export const collaboratorsScenarios = inArea('collaborators', {
  neverAnswers: people(never),
  offline: people(offline),
  refused: people(() => refusal({ message })),
  wrongShape: people(() => wrongShape({ resource_response: { data: { id: 1 } } })),
  none: offering(),
  /** A duplicate ID, a missing name, a right-to-left name, and a name without line breaks. */
  oddPeople: offering(
    person('4', 'Sage Dogwood', 'sage'),
    person('4', 'Sage Dogwood', 'sage'),
    person('30', null, 'nameless'),
    person('31', 'نورة الزهراني', 'noura'),
    person('32', 'W'.repeat(70), 'w'.repeat(30)),
    person('33', 'Shut Out', 'shut', false),
  ),
})
