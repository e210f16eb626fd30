'use client'
import { memo, useCallback, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { signupMachine } from '../../../../machines/auth/signup/signup.machine.ts'
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
import { preventedProviders, signupOptions, signupTools } from './signup.options.ts'

const View = memo(SignupView)
const NoticeDialog = lazyScreen(async () => (await import('../login/loginBundle.ts')).NoticeDialog)

export interface SignupScreenProps extends Pick<SignupViewProps, 'layout' | 'glyphs' | 'onTouch'> {
  readonly signup: ActorRefFrom<typeof signupMachine>
  readonly config: TackboardConfig
  /** Business accounts have their own terms. auth.txt §2. */
  readonly isBusiness: boolean
}

/** The sign-up form on its machine. */
export function SignupScreen({ signup, config, isBusiness, ...rest }: SignupScreenProps) {
  const { refused } = useConnect(signup, connectPrevented)
  const prevented = useMemo(() => preventedProviders(config, refused), [config, refused])
  const options = useMemo(() => signupOptions(config, isBusiness, prevented), [config, isBusiness, prevented])
  const callbacks = useCallback(
    (send: SendTo<typeof signupMachine>) => signupCallbacks(send, signupTools(config)),
    [config],
  )
  const typedPassword = useCallback(() => signup.getSnapshot().context.password, [signup])
  const { unavailable, onNoticeClosed } = useConnect(signup, connectUnavailable, noticeCallbacks)
  return (
    <>
      {prevented.length > 0 && <SignupUnavailableBanner providers={prevented} />}
      <View
        {...rest}
        {...options}
        {...useConnect(signup, connectSignup, callbacks)}
        typedPassword={typedPassword}
      />
      {unavailable && (
        <NoticeDialog
          notice={`${unavailable}Unavailable`}
          appealHref={config.policy.paths.appeal}
          onClose={onNoticeClosed}
        />
      )}
    </>
  )
}
