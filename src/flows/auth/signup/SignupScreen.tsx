'use client'
import { memo, useCallback, useId, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { signupMachine } from '../../../../machines/auth/signup/signup.machine.ts'
import type { SocialProvider } from '../../../domain/auth/providers/providers.ts'
import { SignupUnavailableBanner } from '../../../views/auth/recovery/SignupUnavailableBanner.tsx'
import { SignupView } from '../../../views/auth/signup/SignupView.tsx'
import type { SignupViewProps } from '../../../views/auth/signup/SignupView.types.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import { useConnect, type SendTo } from '../../runtime/useConnect.ts'
import {
  connectPrevented,
  connectSignup,
  connectUnavailable,
  noticeCallbacks,
  signupCallbacks,
} from './signup.connect.ts'
import { SignupChecklist } from './SignupChecklist.tsx'
import { signupOptions, signupProviders, signupTools } from './signup.options.ts'

const View = memo(SignupView)
const GoogleButton = lazyScreen(async () => (await import('../login/loginBundle.ts')).GoogleButton)
const NoticeDialog = lazyScreen(async () => (await import('../login/loginBundle.ts')).NoticeDialog)

export interface SignupScreenProps extends Pick<SignupViewProps, 'layout' | 'glyphs' | 'onTouch'> {
  readonly signup: ActorRefFrom<typeof signupMachine>
  readonly config: TackboardConfig
  /** Business accounts have their own terms. */
  readonly isBusiness: boolean
  /** The flow's own choice of providers. Default: that of the config. */
  readonly providers?: readonly SocialProvider[] | undefined
}

/** The sign-up form on its machine. */
export function SignupScreen({ signup, config, isBusiness, providers: own, ...rest }: SignupScreenProps) {
  const { refused } = useConnect(signup, connectPrevented)
  const { providers, unavailable } = useMemo(
    () => signupProviders(config, refused, own),
    [config, refused, own],
  )
  const options = useMemo(() => signupOptions(config, isBusiness), [config, isBusiness])
  const callbacks = useCallback(
    (send: SendTo<typeof signupMachine>) => signupCallbacks(send, signupTools(config)),
    [config],
  )
  const typedPassword = useCallback(() => signup.getSnapshot().context.password, [signup])
  const { unavailable: failed, onNoticeClosed } = useConnect(signup, connectUnavailable, noticeCallbacks)
  const props = useConnect(signup, connectSignup, callbacks)
  const needsButton = props.errors.google === 'social.promptNotShown'
  const googleSlot = useMemo(
    () => needsButton && <GoogleButton config={config} send={signup.send} />,
    [needsButton, config, signup],
  )
  const id = useId()
  const checklist = useMemo(
    () =>
      config.policy.passwordChecklist ? { id, slot: <SignupChecklist id={id} signup={signup} /> } : undefined,
    [config, id, signup],
  )
  return (
    <>
      {unavailable.length > 0 && (
        <SignupUnavailableBanner
          providers={unavailable}
          offered={providers.map(({ provider }) => provider)}
        />
      )}
      <View {...rest} {...options} {...props} {...{ providers, typedPassword, googleSlot, checklist }} />
      {failed && (
        <NoticeDialog
          notice={`${failed}Unavailable`}
          appealHref={config.policy.paths.appeal}
          providers={providers.map(({ provider }) => provider)}
          onClose={onNoticeClosed}
        />
      )}
    </>
  )
}
