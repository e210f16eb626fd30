import type { PolicyOverrides } from '../../../src/domain/policy/policy.ts'
import { pinMoveErrors } from '../../../src/errors/people/pinMove.errors.ts'
import { placeMessages } from '../../fixtures/messages.ts'
import type { Handlers } from '../../handlers/handler.ts'
import { never, respondWith, serverError } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

type Answer = (call: {
  readonly policy: Parameters<Handlers['movePins']>[0]['policy']
}) => Response | Promise<Response>

/** All four calls respond the same way. */
const moving = (answer: Answer, policy?: PolicyOverrides): Situation => ({
  answers: { moveAllPins: answer, movePins: answer, moveToSection: answer, removeFromSection: answer },
  policy,
})

const dragging: PolicyOverrides = { saving: { dragsToSections: true } }

/** Outcomes of moving pins. */
export const pinMoveScenarios = inArea('pinMove', {
  ...fromRows(
    pinMoveErrors,
    placeMessages.move,
    (outcome) => moving(({ policy }) => respondWith(outcome, policy)),
    {
      failed: moving(() => serverError()),
    },
  ),
  neverAnswers: moving(never),
  /** Pins can be dragged, too. */
  dragged: { policy: dragging },
  draggedSlowly: moving(never, dragging),
  draggedInVain: moving(() => serverError(), dragging),
})
