import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { forgotPasswordMachine } from '../../../../machines/auth/forgotPassword/forgotPassword.machine.ts'
import type { passwordResetMachine } from '../../../../machines/auth/passwordReset/passwordReset.machine.ts'
import { isEmail } from '../../../domain/auth/email/email.ts'
import { passwordResetCatalogue } from '../../../errors/auth/passwordReset.errors.ts'
import type { NoticeReset } from '../../../views/auth/recovery/NoticeDialog.tsx'
import type {
  PasswordResetViewCallbacks,
  PasswordResetViewState,
} from '../../../views/auth/passwordReset/PasswordResetView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'
import { connectReset, type ForgotSnapshot } from '../login/notice.connect.ts'

export type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>

const { row: rowOf, slotOf } = passwordResetCatalogue
const noErrors = {}

/** What the form shows, besides what the address says. */
export function connectPasswordReset(
  snapshot: PasswordResetSnapshot,
): Omit<PasswordResetViewState, 'identifier' | 'isLookup'> {
  const { failure, policy, serverMessage } = snapshot.context
  return {
    isPending: snapshot.hasTag('pending'),
    isSlow: snapshot.matches({ sending: 'slow' }),
    errors: failure ? { [slotOf(failure) ?? 'notice']: failure } : noErrors,
    serverMessage: failure && rowOf(failure).message === 'server' ? serverMessage : null,
    loginHref: policy.paths.login,
  }
}

/** After too many requests: how long to wait. Any other failure says nothing of it. */
export const connectPasswordResetWait = ({ context: { failure, waitMs } }: PasswordResetSnapshot) => ({
  waitMs: failure === 'passwordReset.rateLimited' ? waitMs : null,
})

export const passwordResetCallbacks = (
  send: SendTo<typeof passwordResetMachine>,
): PasswordResetViewCallbacks => ({
  onIdentifierChange: () => send({ type: 'identifier.changed' }),
  onSubmit: (values) => send({ type: 'form.submitted', ...values }),
  onCancel: () => send({ type: 'submit.cancelled' }),
})

/** The machine of the dialog while it is open. */
export const connectForgot = ({ children }: PasswordResetSnapshot) => ({
  // SAFETY: the machine invokes it under this name.
  forgot: (children.forgotPassword as ActorRefFrom<typeof forgotPasswordMachine> | undefined) ?? null,
})

type EmailReset = Extract<NoticeReset, { readonly by: 'email' }>

/** What the dialog says about the email; null while it is closed. The text names an address, not a username. */
export function connectSent(
  forgot: ForgotSnapshot | null,
):
  | (Pick<EmailReset, 'email' | 'isPending' | 'error' | 'reason'> & { readonly waitMs: number | null })
  | null {
  const reset = connectReset(forgot)
  if (!forgot || !reset || forgot.status !== 'active') return null
  const { isPending, error, reason, waitMs } = reset
  const { identifier } = forgot.context
  return { email: isEmail(identifier) ? identifier : '', isPending, error, reason, waitMs }
}

export const sentCallbacks = (send: SendTo<typeof forgotPasswordMachine>) => ({
  onClose: () => send({ type: 'notice.closed' }),
  onResend: () => send({ type: 'resend.requested' }),
})
