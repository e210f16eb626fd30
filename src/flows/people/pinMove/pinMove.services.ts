import { pinMoveMachine } from '../../../../machines/people/pinMove/pinMove.machine.ts'
import { createClient, type Client } from '../../../api/client.ts'
import { pinMoveEndpoints } from '../../../api/people/people.endpoints.ts'
import type { PinMove, PinMoveCall } from '../../../domain/people/pinMove.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

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

/** Makes one of the four calls that move pins. */
export async function sendPinMove(
  client: Client<typeof pinMoveEndpoints>,
  made: PinMoveCall,
  signal: AbortSignal,
  actingFor: string | null = null,
): Promise<void> {
  switch (made.call) {
    case 'moveAllPins':
      await client.moveAllPins(everyPin(made.move, actingFor), signal)
      return
    case 'moveToSection':
    case 'removeFromSection':
      await client[made.call]({ section_id: made.sectionId, pins: made.pinIds }, signal)
      return
    case 'movePins': {
      const { boardId, sectionId } = made.to
      await client.movePins(
        { board_id: boardId, ...(sectionId !== null && { section_id: sectionId }), pin_ids: made.pinIds },
        signal,
      )
    }
  }
}

/** The machine of moving pins with its actor provided from the config. */
export function providePinMove({ api, policy, actingFor }: TackboardConfig) {
  const client = createClient(pinMoveEndpoints, { ...api, policy })
  return pinMoveMachine.provide({
    actors: {
      movePins: fromCall(({ input, signal }: { input: PinMoveCall; signal: AbortSignal }) =>
        sendPinMove(client, input, signal, actingFor),
      ),
    },
  })
}
