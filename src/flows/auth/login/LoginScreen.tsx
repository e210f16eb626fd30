'use client'
import { memo, useCallback, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { loginMachine } from '../../../../machines/auth/login/login.machine.ts'
import { LoginView } from '../../../views/auth/login/LoginView.tsx'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import type { ScreenProps } from '../shell/auth.types.ts'
import type { AuthSnapshot } from '../shell/auth.types.ts'
import { BotCheckWidget } from './BotCheckWidget.tsx'
import { connectLogin, topStateOf, type LoginSnapshot } from './login.connect.ts'
import { useLoginSurroundings } from './useLoginSurroundings.ts'

const LoginNotice = lazyScreen(async () => (await import('./LoginNotice.tsx')).LoginNotice)
const AccountRecovery = lazyScreen(
  async () => (await import('../recovery/AccountRecovery.tsx')).AccountRecovery,
)
const View = memo(LoginView)

const connectRest = (snapshot: LoginSnapshot) => {
  const state = topStateOf(snapshot)
  return {
    uses: snapshot.context.widgetUses,
    unmatched: snapshot.context.unmatched,
    hasNotice: state === 'notice' || state === 'resettingPassword',
  }
}

type Login = ActorRefFrom<typeof loginMachine>

const connectScreen = ({ children, context }: AuthSnapshot) => ({
  login: children.login,
  email: context.email,
})

/** The log-in form on its machine, greeting or not. */
export function LoginScreen({
  isGreeting = false,
  ...rest
}: ScreenProps & { readonly isGreeting?: boolean }) {
  const { login, email } = useConnect(rest.auth, connectScreen)
  return login ? <LoginForm {...rest} {...{ isGreeting, email, login }} /> : null
}

function LoginForm({
  login,
  ...rest
}: Parameters<typeof useLoginSurroundings>[0] & { readonly login: Login }) {
  const { config } = rest
  const surroundings = useLoginSurroundings(rest)
  const connect = useCallback(
    (snapshot: LoginSnapshot) => connectLogin(snapshot, login.send, surroundings),
    [login, surroundings],
  )
  const props = useConnect(login, connect)
  const { uses, unmatched, hasNotice } = useConnect(login, connectRest)
  const isBotChecked = props.botCheck !== null
  const botCheckSlot = useMemo(
    () =>
      isBotChecked && (
        <BotCheckWidget
          key={uses}
          platform={config.platform}
          onReady={() => login.send({ type: 'bot.loaded' })}
          onSolved={(token) => login.send({ type: 'bot.solved', token })}
          onFailed={() => login.send({ type: 'bot.failed' })}
        />
      ),
    [isBotChecked, uses, config, login],
  )
  return (
    <>
      {unmatched && (
        <AccountRecovery facebookId={unmatched.facebook_id} facebookToken={unmatched.facebook_token} />
      )}
      <View {...props} botCheckSlot={botCheckSlot} />
      {hasNotice && <LoginNotice login={login} config={config} />}
    </>
  )
}
