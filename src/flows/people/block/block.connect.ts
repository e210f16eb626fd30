import type { SnapshotFrom } from 'xstate'
import type { blockMachine } from '../../../../machines/people/block/block.machine.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

/**
 * Whether the member is shown as blocked: what was requested last, before the server has confirmed it; and whether the question is open.
 */
export const connectBlock = (snapshot: SnapshotFrom<typeof blockMachine>) => ({
  isBlocked: snapshot.context.wants,
  isAsking: snapshot.matches('confirming'),
})

export const blockCallbacks = (send: SendTo<typeof blockMachine>) => ({
  onToggle: () => send({ type: 'block.toggled' }),
  onConfirm: () => send({ type: 'question.confirmed' }),
  onCancel: () => send({ type: 'question.closed' }),
})
