import type { EventFrom, SnapshotFrom } from 'xstate'
import type { forgotPasswordMachine } from '../../../../machines/auth/forgotPassword/forgotPassword.machine.ts'
import type { LoginEvent } from '../../../../machines/auth/login/login.types.ts'
import type { NoticeDialogProps } from '../../../views/auth/recovery/NoticeDialog.tsx'
import type { LoginSnapshot } from './login.connect.ts'

export type ForgotSnapshot = SnapshotFrom<typeof forgotPasswordMachine>

/** The dialog over the form: a row the log-in led to, or the reset e-mail asked for there. Null when none stands open. */
export function connectNotice(
  login: LoginSnapshot,
  forgot: ForgotSnapshot | null,
  send: (event: LoginEvent) => void,
  sendForgot: (event: EventFrom<typeof forgotPasswordMachine>) => void,
  links: Pick<NoticeDialogProps, 'appealHref' | 'resetHref'>,
): NoticeDialogProps | null {
  const { context } = login
  const isForgotten = login.matches('resettingPassword')
  const notice = isForgotten && forgot?.context.isSent ? 'passwordResetSent' : context.notice
  if (!notice || !(isForgotten || login.matches('notice'))) return null
  const again = () => sendForgot({ type: 'resend.requested' })
  return {
    ...links,
    notice,
    email: context.email.trim(),
    isPending: forgot?.hasTag('pending') ?? false,
    error: forgot?.matches('failed') ? (forgot.context.serverMessage ?? true) : false,
    canReset: isForgotten || login.can({ type: 'reset.requested' }),
    onClose: () => (isForgotten ? sendForgot({ type: 'notice.closed' }) : send({ type: 'notice.closed' })),
    onReset: () => (isForgotten ? again() : send({ type: 'reset.requested' })),
    onResend: again,
  }
}
