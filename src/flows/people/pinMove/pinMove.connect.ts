import type { SnapshotFrom } from 'xstate'
import type { pinMoveMachine } from '../../../../machines/people/pinMove/pinMove.machine.ts'
import type { PinMove } from '../../../domain/people/pinMove.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

/** The moves in flight, where the moved pins are shown, and the last move if it is done. */
export const connectPinMove = ({
  context: { queue, places, moved },
}: SnapshotFrom<typeof pinMoveMachine>) => ({
  queue,
  places,
  moved: queue.length === 0 ? moved : null,
})

export const pinMoveCallbacks = (send: SendTo<typeof pinMoveMachine>) => ({
  move: (move: PinMove) => send({ type: 'move.requested', move }),
})
