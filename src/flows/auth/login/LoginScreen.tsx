'use client'
import { memo, useCallback, useContext, useMemo } from 'react'
import { LoginView } from '../../../views/auth/login/LoginView.tsx'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { authCallbacks, connectForm } from '../shell/auth.connect.ts'
import { decoration } from '../shell/decorations.tsx'
import type { ScreenProps } from '../shell/auth.types.ts'
import { BotCheckWidget } from './BotCheckWidget.tsx'
import {
  botCheckCallbacks,
  connectLogin,
  connectLoginExtras,
  loginCallbacks,
  type LoginActor,
} from './login.connect.ts'
import type { LastUsedProps } from './LastUsed.tsx'
import { loginOptions } from './login.options.ts'
import { DescribedBy } from './DescribedBy.ts'
import { placedErrors } from './placedErrors.ts'
import type { PasskeyLoginProps } from '../passkeys/PasskeyLogin.tsx'

const LoginNotice = lazyScreen(async () => (await import('./loginBundle.ts')).LoginNotice)
const RecoveryBanner = lazyScreen(async () => (await import('./loginBundle.ts')).RecoveryBanner)
const GoogleButton = lazyScreen(async () => (await import('./loginBundle.ts')).GoogleButton)
const PasskeyLogin = decoration<PasskeyLoginProps>(
  async () => (await import('./loginBundle.ts')).PasskeyLogin,
)
const LastUsed = decoration<LastUsedProps>(async () => (await import('./loginBundle.ts')).LastUsed)
const lastUsed = (method: LastUsedProps['method']) => <LastUsed method={method} />
const View = memo(LoginView)

interface LoginScreenProps extends ScreenProps {
  readonly isGreeting?: boolean
}

/** The log-in form on its machine, with or without the greeting. */
export function LoginScreen(props: LoginScreenProps) {
  const { login, email } = useConnect(props.auth, connectForm)
  return login && <LoginForm {...props} {...{ email, login }} />
}

interface LoginFormProps extends LoginScreenProps {
  readonly login: LoginActor
  readonly email: string
}

function LoginForm({ auth, login, config, providers, isGreeting = false, ...rest }: LoginFormProps) {
  const { onTouch, onOtherAccount, onSignUp } = useMemo(() => authCallbacks(auth.send), [auth])
  const options = useMemo(() => loginOptions(config, isGreeting, providers), [config, isGreeting, providers])
  const props = useConnect(login, connectLogin, loginCallbacks)
  const errors = useMemo(
    () => placedErrors(props.errors, options.providers),
    [props.errors, options.providers],
  )
  const { widgetUses, unmatched, hasNotice } = useConnect(login, connectLoginExtras)
  const typedPassword = useCallback(() => login.getSnapshot().context.password, [login])
  const isBotChecked = props.botCheck !== null
  const botCheckSlot = useMemo(
    () =>
      isBotChecked && <BotCheckWidget key={widgetUses} config={config} {...botCheckCallbacks(login.send)} />,
    [isBotChecked, widgetUses, config, login],
  )
  const needsButton = props.errors.google === 'social.promptNotShown'
  const googleSlot = useMemo(
    () => needsButton && <GoogleButton config={config} send={login.send} />,
    [needsButton, config, login],
  )
  const describedBy = useContext(DescribedBy)
  const { passkeys } = config.policy
  const passkeySlot = useMemo(
    () => passkeys && <PasskeyLogin auth={auth} login={login} />,
    [passkeys, auth, login],
  )
  return (
    <>
      {unmatched && (
        <RecoveryBanner
          facebookId={unmatched.facebook_id}
          facebookToken={unmatched.facebook_token}
          providers={providers}
        />
      )}
      <View
        {...rest}
        {...options}
        {...props}
        {...{
          errors,
          typedPassword,
          onTouch,
          onOtherAccount,
          onSignUp,
          botCheckSlot,
          googleSlot,
          passkeySlot,
          describedBy,
          lastUsedSlot: config.policy.lastUsedMethod ? lastUsed : undefined,
        }}
      />
      {hasNotice && <LoginNotice login={login} config={config} providers={options.providers} />}
    </>
  )
}
