import type { SnapshotFrom } from 'xstate'
import type { forgotPasswordMachine } from '../../../../machines/auth/forgotPassword/forgotPassword.machine.ts'
import type { loginMachine } from '../../../../machines/auth/login/login.machine.ts'
import { dialogOf } from '../../../errors/auth/auth.errors.ts'
import { unreachedReason } from '../../../errors/failure.ts'
import type { NoticeName } from '../../../views/auth/recovery/notices.ts'
import type { SendTo } from '../../runtime/useConnect.ts'
import type { ForgotActor, LoginSnapshot } from './login.connect.ts'
import { trimTyped } from '../../../domain/text/trimTyped.ts'

export type ForgotSnapshot = SnapshotFrom<typeof forgotPasswordMachine>

/** The dialog over the form. */
export interface NoticeState {
  readonly notice: NoticeName
  readonly email: string
  /** How long until another attempt makes sense, in milliseconds; null if unknown. */
  readonly waitMs: number | null
  /** Whether a reset email can be requested, rather than the reset page opened. */
  readonly canReset: boolean
  readonly isPending: boolean
  readonly error: string | boolean
  /** Why there was no response to the request. */
  readonly reason: 'offline' | 'timedOut' | undefined
  /** How long until the email can be requested again, in milliseconds; null if unknown. */
  readonly resetWaitMs: number | null
}

/** The machine of the reset email while it runs. */
export const connectForgot = ({ children }: LoginSnapshot) => ({
  // SAFETY: the machine invokes it under this name.
  forgot: (children.forgotPassword as ForgotActor | undefined) ?? null,
})

/** A request for the reset email; null while none has been made. */
export const connectReset = (forgot: ForgotSnapshot | null) =>
  forgot && {
    isSent: forgot.matches('sent'),
    isPending: forgot.hasTag('pending'),
    error:
      forgot.matches('failed') || forgot.matches({ sent: 'failed' })
        ? (forgot.context.serverMessage ?? true)
        : false,
    reason: unreachedReason(forgot.context.error),
    waitMs: forgot.context.waitMs,
  }

/** The dialog that the last failure opened, or the one of the reset email requested there; null when none is open. */
export function connectNotice(
  login: LoginSnapshot,
  reset: ReturnType<typeof connectReset>,
): NoticeState | null {
  const { context } = login
  const isResetting = login.matches('resettingPassword')
  if (!context.failure || !(isResetting || login.matches('notice'))) return null
  // SAFETY: a test holds every dialog of the table to a row of `notices`.
  const dialog = dialogOf(context.failure) as NoticeName | null
  // If the server sent one unasked, there is an account.
  const isHidden = context.policy.sameResetAnswer && dialog !== 'passwordResetSent'
  const sent = isHidden ? 'passwordResetRequested' : 'passwordResetSent'
  const notice = isResetting && reset?.isSent ? sent : dialog
  if (!notice) return null
  return {
    notice,
    email: trimTyped(context.email),
    waitMs: context.waitMs,
    canReset: isResetting || login.can({ type: 'reset.requested' }),
    isPending: reset?.isPending ?? false,
    error: reset?.error ?? false,
    reason: reset?.reason,
    resetWaitMs: reset?.waitMs ?? null,
  }
}

/** While a reset email is being requested, its machine receives what the dialog does. */
export function noticeCallbacks(
  send: SendTo<typeof loginMachine>,
  sendToForgot: SendTo<typeof forgotPasswordMachine> | null,
) {
  const onResend = () => sendToForgot?.({ type: 'resend.requested' })
  return {
    onClose: () => (sendToForgot ?? send)({ type: 'notice.closed' }),
    onReset: sendToForgot ? onResend : () => send({ type: 'reset.requested' }),
    onResend,
  }
}
