import type { SnapshotFrom } from 'xstate'
import type { loginMfaMachine } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'
import { authRow, slotOf, type AuthRowId } from '../../../errors/auth/auth.errors.ts'
import type {
  LoginMfaViewCallbacks,
  LoginMfaViewProps,
  LoginMfaViewState,
} from '../../../views/auth/mfa/LoginMfaView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

const noErrors = {}

/** What the two-factor step shows; the email comes from the flow. */
export function connectLoginMfa(
  snapshot: SnapshotFrom<typeof loginMfaMachine>,
): Omit<LoginMfaViewState, 'email'> & Pick<LoginMfaViewProps, 'codeLength' | 'submitsLastDigit'> {
  const { error, phoneEnd, policy, serverMessage } = snapshot.context
  const row: AuthRowId | null = error && `loginMfa.${error}`
  return {
    phoneEnd,
    codeLength: policy.mfaCodeLength,
    submitsLastDigit: policy.twoFactor.submitsLastDigit,
    isVerifying: snapshot.matches('verifying'),
    isResending: snapshot.matches('resending'),
    errors: row && snapshot.status === 'active' ? { [slotOf(row) ?? 'notice']: row } : noErrors,
    serverMessage: row && authRow(row).message === 'server' ? serverMessage : null,
  }
}

export const loginMfaCallbacks = (send: SendTo<typeof loginMfaMachine>): LoginMfaViewCallbacks => ({
  onCodeChange: () => send({ type: 'code.changed' }),
  onSubmit: ({ code }) => send({ type: 'form.submitted', code }),
  onResend: () => send({ type: 'resend.requested' }),
  onBack: () => send({ type: 'back.requested' }),
})
