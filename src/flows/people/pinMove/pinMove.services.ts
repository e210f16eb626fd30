import { pinMoveMachine } from '../../../../machines/people/pinMove/pinMove.machine.ts'
import { pinMoveEndpoints } from '../../../api/people/people.endpoints.ts'
import type { PinMove } from '../../../domain/people/pinMove.ts'
import { memberClientOf } from '../../runtime/memberClientOf.ts'
import { fromCall } from '../../runtime/fromCall.ts'

const client = memberClientOf(pinMoveEndpoints)

const everyPin = ({ pinIds, from, to, subjectId }: PinMove, actingFor: string | null) => {
  const subject = subjectId ?? actingFor
  return {
    board_id: from.boardId,
    new_board_id: to.boardId,
    ...(from.sectionId !== null && { old_section_id: from.sectionId }),
    ...(to.sectionId !== null && { new_section_id: to.sectionId }),
    pin_ids: pinIds,
    ...(subject && { orbac_subject_id: subject }),
  }
}

/** The machine of moving pins with its actor, which makes one of four calls. */
export const pinMoveLogic = pinMoveMachine.provide({
  actors: {
    movePins: fromCall(async ({ config, input: made, signal }) => {
      const { moveAllPins, movePins, ...sections } = client(config)
      switch (made.call) {
        case 'moveAllPins':
          await moveAllPins(everyPin(made.move, config.actingFor), signal)
          return
        case 'moveToSection':
        case 'removeFromSection':
          await sections[made.call]({ section_id: made.sectionId, pins: made.pinIds }, signal)
          return
        case 'movePins': {
          const { boardId, sectionId } = made.to
          await movePins(
            { board_id: boardId, ...(sectionId !== null && { section_id: sectionId }), pin_ids: made.pinIds },
            signal,
          )
        }
      }
    }),
  },
})
