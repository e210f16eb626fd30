import type { SnapshotFrom } from 'xstate'
import type { blockMachine } from '../../../../machines/people/block/block.machine.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

/** Whether the member is shown as blocked: what was requested last, before the server has confirmed it. saving.txt §4. */
export const connectBlock = ({ context }: SnapshotFrom<typeof blockMachine>) => ({ isBlocked: context.wants })

export const blockCallbacks = (send: SendTo<typeof blockMachine>) => ({
  onToggle: () => send({ type: 'block.toggled' }),
})
