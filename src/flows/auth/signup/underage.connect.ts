import type { EventFrom, SnapshotFrom } from 'xstate'
import type { underageMachine } from '../../../../machines/auth/underage/underage.machine.ts'
import type { UnderageConfirmationViewProps } from '../../../views/auth/signup/UnderageConfirmationView.tsx'

/** The underage confirmation's props. auth.txt §2 "Underage confirmation". */
export const connectUnderage = (
  snapshot: SnapshotFrom<typeof underageMachine>,
  send: (event: EventFrom<typeof underageMachine>) => void,
): UnderageConfirmationViewProps => ({
  isLeaving: snapshot.matches('leaving'),
  onEdit: () => send({ type: 'edit.requested' }),
  onConfirm: () => send({ type: 'birthday.confirmed' }),
  onStay: () => send({ type: 'stay.requested' }),
  onLeave: () => send({ type: 'leave.requested' }),
})
