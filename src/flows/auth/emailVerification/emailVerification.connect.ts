import type { SnapshotFrom } from 'xstate'
import type { emailVerificationMachine } from '../../../../machines/auth/emailVerification/emailVerification.machine.ts'
import type {
  EmailVerificationViewCallbacks,
  EmailVerificationViewState,
} from '../../../views/auth/recovery/EmailVerificationView.tsx'
import { unreachedReason } from '../../../errors/failure.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

/** What the reminder shows, besides the email; null once it is closed. */
export function connectEmailVerification(
  snapshot: SnapshotFrom<typeof emailVerificationMachine>,
): Omit<EmailVerificationViewState, 'email'> | null {
  if (snapshot.matches('closed')) return null
  return {
    isSending: snapshot.hasTag('pending'),
    isSent: snapshot.matches('sent'),
    error: snapshot.matches('failed') ? (snapshot.context.serverMessage ?? true) : false,
    reason: unreachedReason(snapshot.context.error),
  }
}

export const emailVerificationCallbacks = (
  send: SendTo<typeof emailVerificationMachine>,
): EmailVerificationViewCallbacks => ({
  onResend: () => send({ type: 'resend.requested' }),
  onClose: () => send({ type: 'modal.closed' }),
})
