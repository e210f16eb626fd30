import type { SnapshotFrom } from 'xstate'
import type { resendPauseMachine } from '../../../../machines/auth/resendPause/resendPause.machine.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

/** How long until another code can be requested. */
export const connectResendPause = ({ context }: SnapshotFrom<typeof resendPauseMachine>) => ({
  resendIn: context.secondsLeft,
})

export const resendPauseCallbacks = (send: SendTo<typeof resendPauseMachine>) => ({
  onResend: () => send({ type: 'resend.requested' }),
})
