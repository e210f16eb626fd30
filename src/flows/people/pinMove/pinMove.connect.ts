import type { SnapshotFrom } from 'xstate'
import type { pinMoveMachine } from '../../../../machines/people/pinMove/pinMove.machine.ts'
import type { PinMove } from '../../../domain/people/pinMove.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

/** The moves in flight, and where the moved pins are shown. */
export const connectPinMove = ({ context: { queue, places } }: SnapshotFrom<typeof pinMoveMachine>) => ({
  queue,
  places,
})

export const pinMoveCallbacks = (send: SendTo<typeof pinMoveMachine>) => ({
  move: (move: PinMove) => send({ type: 'move.requested', move }),
})
