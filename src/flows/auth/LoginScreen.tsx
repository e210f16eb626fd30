'use client'
import { useSelector } from '@xstate/react'
import { lazy, memo, Suspense, useCallback, useMemo } from 'react'
import type { ActorRefFrom, EventFrom } from 'xstate'
import type { forgotPasswordMachine } from '../../../machines/forgotPassword/forgotPassword.machine.ts'
import type { loginMachine } from '../../../machines/login/login.machine.ts'
import { passwordResetHref } from '../../domain/links.ts'
import { LoginView } from '../../views/auth/LoginView.tsx'
import { useConnect } from '../useConnect.ts'
import type { ScreenProps } from './AuthScreens.tsx'
import { BotCheckWidget } from './BotCheckWidget.tsx'
import { connectLogin } from './login.connect.ts'
import { connectNotice } from './notice.connect.ts'
import { useLoginSurroundings } from './useLoginSurroundings.ts'

const NoticeDialog = lazy(() => import('../../views/recovery/NoticeDialog.tsx').then((module) => ({ default: module.NoticeDialog })))
const View = memo(LoginView)

type Login = ActorRefFrom<typeof loginMachine>

/** The log-in form on its machine, greeting or not. */
export function LoginScreen({ isGreeting = false, ...rest }: ScreenProps & { readonly isGreeting?: boolean }) {
  const login = useSelector(rest.auth, ({ children }) => children.login)
  const email = useSelector(rest.auth, ({ context }) => context.email)
  return login ? <LoginForm {...rest} {...{ isGreeting, email, login }} /> : null
}

function LoginForm({ login, ...rest }: Parameters<typeof useLoginSurroundings>[0] & { readonly login: Login }) {
  const { house } = rest
  const surroundings = useLoginSurroundings(rest)
  const connect = useCallback(
    (snapshot: ReturnType<Login['getSnapshot']>) => connectLogin(snapshot, login.send, surroundings),
    [login, surroundings],
  )
  const props = useConnect(login, connect)
  const uses = useSelector(login, ({ context }) => context.widgetUses)
  const isBotChecked = props.botCheck !== null
  const botCheckSlot = useMemo(
    () =>
      isBotChecked && (
        <BotCheckWidget
          key={uses}
          platform={house.platform}
          onReady={() => login.send({ type: 'bot.loaded' })}
          onSolved={(token) => login.send({ type: 'bot.solved', token })}
          onFailed={() => login.send({ type: 'bot.failed' })}
        />
      ),
    [isBotChecked, uses, house, login],
  )
  return (
    <>
      <View {...props} botCheckSlot={botCheckSlot} />
      <LoginNotice login={login} house={house} />
    </>
  )
}

/** The dialog over the form; loaded when the first one opens. */
function LoginNotice({ login, house }: { readonly login: Login; readonly house: ScreenProps['house'] }) {
  const forgot = useSelector(login, ({ children }) => children.forgotPassword as ActorRefFrom<typeof forgotPasswordMachine> | undefined)
  const forgotState = useSelector(forgot, (snapshot) => snapshot)
  const { paths, emailInResetLink } = house.policy
  const connect = useCallback(
    (snapshot: ReturnType<Login['getSnapshot']>) =>
      connectNotice(snapshot, forgotState, login.send, (event: EventFrom<typeof forgotPasswordMachine>) => forgot?.send(event), {
        appealHref: paths.appeal,
        resetHref: passwordResetHref({ path: paths.passwordReset, email: emailInResetLink ? snapshot.context.email : '' }),
      }),
    [login, forgot, forgotState, paths, emailInResetLink],
  )
  const props = useConnect(login, connect)
  return (
    <Suspense>
      {props && <NoticeDialog {...props} />}
    </Suspense>
  )
}
