import type { EventFrom, SnapshotFrom } from 'xstate'
import type { emailVerificationMachine } from '../../../../machines/auth/emailVerification/emailVerification.machine.ts'
import type { EmailVerificationViewProps } from '../../../views/auth/recovery/EmailVerificationView.tsx'

export type EmailVerificationSnapshot = SnapshotFrom<typeof emailVerificationMachine>

/** The reminder's props; null once it is closed. auth.txt §4 "Email-verification modal". */
export function connectEmailVerification(
  snapshot: EmailVerificationSnapshot,
  send: (event: EventFrom<typeof emailVerificationMachine>) => void,
  email: string,
): EmailVerificationViewProps | null {
  if (snapshot.matches('closed')) return null
  return {
    email,
    isSending: snapshot.hasTag('pending'),
    isSent: snapshot.matches('sent'),
    error: snapshot.matches('failed') ? (snapshot.context.serverMessage ?? true) : false,
    onResend: () => send({ type: 'resend.requested' }),
    onClose: () => send({ type: 'modal.closed' }),
  }
}
