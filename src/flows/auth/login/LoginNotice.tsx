'use client'
import { useCallback } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { forgotPasswordMachine } from '../../../../machines/auth/forgotPassword/forgotPassword.machine.ts'
import type { loginMachine } from '../../../../machines/auth/login/login.machine.ts'
import { passwordResetHref } from '../../../domain/navigation/links.ts'
import { NoticeDialog } from '../../../views/auth/recovery/NoticeDialog.tsx'
import type { TackboardConfig } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import type { LoginSnapshot } from './login.connect.ts'
import { connectNotice, type ForgotSnapshot } from './notice.connect.ts'

type Forgot = ActorRefFrom<typeof forgotPasswordMachine>

const connectChild = ({ children }: LoginSnapshot) => ({
  // SAFETY: the machine invokes it under this name.
  forgot: children.forgotPassword as Forgot | undefined,
})

/** Stands in for the reset machine while no reset has been asked for. */
const nobody = { subscribe: () => ({ unsubscribe() {} }), getSnapshot: () => null }

const connectForgot = (forgotten: ForgotSnapshot | null) => ({ forgotten })

/** The dialog over the form; loaded when the first one opens. */
export function LoginNotice({
  login,
  config,
}: {
  readonly login: ActorRefFrom<typeof loginMachine>
  readonly config: TackboardConfig
}) {
  const { forgot } = useConnect(login, connectChild)
  const { forgotten } = useConnect(forgot ?? nobody, connectForgot)
  const { paths, emailInResetLink } = config.policy
  const connect = useCallback(
    (snapshot: LoginSnapshot) =>
      connectNotice(snapshot, forgotten, login.send, (event) => forgot?.send(event), {
        appealHref: paths.appeal,
        resetHref: passwordResetHref({
          path: paths.passwordReset,
          email: emailInResetLink ? snapshot.context.email : '',
        }),
      }),
    [login, forgot, forgotten, paths, emailInResetLink],
  )
  const props = useConnect(login, connect)
  return props && <NoticeDialog {...props} />
}
