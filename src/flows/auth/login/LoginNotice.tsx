'use client'
import { useCallback } from 'react'
import type { ProviderButton } from '../../../domain/auth/providers/providers.ts'
import { passwordResetHref } from '../../../domain/navigation/links.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { noActor, useConnect, type SendTo } from '../../runtime/useConnect.ts'
import type { loginMachine } from '../../../../machines/auth/login/login.machine.ts'
import type { LoginActor, LoginSnapshot } from './login.connect.ts'
import { connectForgot, connectNotice, connectReset, noticeCallbacks } from './notice.connect.ts'
import { TimedNotice } from '../recovery/TimedNotice.tsx'

/** The dialog over the form; loaded when the first one opens. */
export function LoginNotice({
  login,
  config,
  providers,
}: {
  readonly login: LoginActor
  readonly config: TackboardConfig
  /** The social buttons of the form. */
  readonly providers: readonly ProviderButton[]
}) {
  const { forgot } = useConnect(login, connectForgot)
  const reset = useConnect(forgot ?? noActor, connectReset)
  const connect = useCallback((snapshot: LoginSnapshot) => connectNotice(snapshot, reset), [reset])
  const callbacks = useCallback(
    (send: SendTo<typeof loginMachine>) => noticeCallbacks(send, forgot && forgot.send),
    [forgot],
  )
  const props = useConnect(login, connect, callbacks)
  if (!props) return null
  const {
    notice,
    email,
    waitMs,
    canReset,
    isPending,
    error,
    reason,
    onClose,
    onReset,
    onResend,
    resetWaitMs,
  } = props
  const { paths } = config.policy
  return (
    <TimedNotice
      notice={notice}
      waitMs={waitMs}
      resetWaitMs={resetWaitMs}
      appealHref={paths.appeal}
      providers={providers.map(({ provider }) => provider)}
      onClose={onClose}
      reset={
        canReset
          ? { by: 'email', email, isPending, error, reason, onReset, onResend }
          : { by: 'page', href: passwordResetHref({ path: paths.passwordReset, email: '' }) }
      }
    />
  )
}
