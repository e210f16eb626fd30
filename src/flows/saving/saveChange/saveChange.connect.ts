import type { SnapshotFrom } from 'xstate'
import type { saveChangeMachine } from '../../../../machines/saving/saveChange/saveChange.machine.ts'
import type { SendTo } from '../../runtime/useConnect.ts'
import { connectSaveToBoard } from '../saveToBoard/saveToBoard.connect.ts'

/** What the modal shows while another place is chosen: the same as for a save. */
export function connectSaveChange(snapshot: SnapshotFrom<typeof saveChangeMachine>) {
  return connectSaveToBoard(snapshot)
}

export const saveChangeCallbacks = (send: SendTo<typeof saveChangeMachine>) => ({
  onClose: () => send({ type: 'step.cancelled' }),
})
