'use client'
import { memo, useCallback, useContext, useMemo, useState } from 'react'
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
import type { StoredCredentialProps } from './StoredCredential.tsx'
import type { PasskeyLoginProps } from '../passkeys/PasskeyLogin.tsx'

const LoginNotice = lazyScreen(async () => (await import('./loginBundle.ts')).LoginNotice)
const RecoveryBanner = lazyScreen(async () => (await import('./loginBundle.ts')).RecoveryBanner)
const GoogleButton = lazyScreen(async () => (await import('./loginBundle.ts')).GoogleButton)
const PasskeyLogin = decoration<PasskeyLoginProps>(
  async () => (await import('./loginBundle.ts')).PasskeyLogin,
)
const StoredCredential = decoration<StoredCredentialProps>(
  async () => (await import('./loginBundle.ts')).StoredCredential,
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
  const { passkeys, readsStoredCredential } = config.policy
  const [isAsking, setAsking] = useState(readsStoredCredential !== 'never')
  const [stored, setStored] = useState<string>()
  // A page may ask the browser for one credential at a time.
  const asksPasskey = passkeys && !isAsking
  const passkeySlot = useMemo(
    () => asksPasskey && <PasskeyLogin auth={auth} login={login} />,
    [asksPasskey, auth, login],
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
      {isAsking && <StoredCredential {...{ auth, login, setAsking, setStored }} />}
      <View
        key={stored}
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
          email: stored ?? rest.email,
          lastUsedSlot: config.policy.lastUsedMethod ? lastUsed : undefined,
        }}
      />
      {hasNotice && <LoginNotice login={login} config={config} providers={options.providers} />}
    </>
  )
}
