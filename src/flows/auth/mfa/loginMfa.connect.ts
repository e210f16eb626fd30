import type { EventFrom, SnapshotFrom } from 'xstate'
import type { loginMfaMachine } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'
import { authRow, slotOf, type AuthRowId } from '../../../errors/auth/auth.errors.ts'
import type { LoginMfaViewProps } from '../../../views/auth/mfa/LoginMfaView.tsx'

/** The two-factor step's props. auth.txt §4 "Two-factor". */
export function connectLoginMfa(
  snapshot: SnapshotFrom<typeof loginMfaMachine>,
  send: (event: EventFrom<typeof loginMfaMachine>) => void,
  email: string,
): LoginMfaViewProps {
  const { error, phoneEnd, serverMessage } = snapshot.context
  const row: AuthRowId | null = error && `loginMfa.${error}`
  return {
    email,
    phoneEnd,
    isVerifying: snapshot.matches('verifying'),
    isResending: snapshot.matches('resending'),
    errors: row ? { [slotOf(row) ?? 'notice']: row } : noErrors,
    serverMessage: row && authRow(row).words === 'server' ? serverMessage : null,
    onCodeChange: () => send({ type: 'code.changed' }),
    onSubmit: ({ code }) => send({ type: 'form.submitted', code }),
    onResend: () => send({ type: 'resend.requested' }),
    onBack: () => send({ type: 'back.requested' }),
  }
}

const noErrors = {}
