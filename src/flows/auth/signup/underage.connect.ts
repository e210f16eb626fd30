import type { SnapshotFrom } from 'xstate'
import type { underageMachine } from '../../../../machines/auth/underage/underage.machine.ts'
import type { UnderageConfirmationViewProps } from '../../../views/auth/signup/UnderageConfirmationView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

type State = Pick<UnderageConfirmationViewProps, 'isBlocked' | 'isLeaving'>

/** What the underage confirmation shows. */
export const connectUnderage = (snapshot: SnapshotFrom<typeof underageMachine>): State => ({
  isBlocked: snapshot.matches('blocked'),
  isLeaving: snapshot.matches('leaving'),
})

export const underageCallbacks = (send: SendTo<typeof underageMachine>) => ({
  onEdit: () => send({ type: 'edit.requested' }),
  onConfirm: () => send({ type: 'birthday.confirmed' }),
  onStay: () => send({ type: 'stay.requested' }),
  onLeave: () => send({ type: 'leave.requested' }),
})
