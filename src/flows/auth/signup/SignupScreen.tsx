'use client'
import { memo, useCallback, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { signupMachine } from '../../../../machines/auth/signup/signup.machine.ts'
import { dateOf } from '../../../domain/auth/signup/birthday.ts'
import { visibleProviders } from '../../../domain/auth/providers/providers.ts'
import { SignupView } from '../../../views/auth/signup/SignupView.tsx'
import type { SignupViewProps } from '../../../views/auth/signup/SignupView.types.ts'
import { FacebookSignupUnavailableBanner } from '../../../views/auth/recovery/FacebookSignupUnavailableBanner.tsx'
import type { TackboardConfig } from '../../runtime/config.ts'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { connectSignup, type SignupSnapshot } from './signup.connect.ts'

const View = memo(SignupView)
const SignupNotice = lazyScreen(async () => (await import('./SignupNotice.tsx')).SignupNotice)

const connectNotice = (snapshot: SignupSnapshot) => ({
  unavailable: snapshot.matches('providerUnavailable') ? snapshot.context.provider : null,
})

export interface SignupScreenProps extends Pick<SignupViewProps, 'layout' | 'glyphs' | 'onTouch'> {
  readonly signup: ActorRefFrom<typeof signupMachine>
  readonly config: TackboardConfig
  /** Business accounts have terms of their own. auth.txt §2. */
  readonly isBusiness: boolean
}

/** The sign-up form on its machine. */
export function SignupScreen({ signup, config, layout, isBusiness, glyphs, onTouch }: SignupScreenProps) {
  const surroundings = useMemo(() => {
    const { viewer, country, experiments, policy, platform, onLog } = config
    const { paths } = policy
    return {
      layout,
      glyphs,
      onTouch,
      providers: visibleProviders({ country, viewerType: viewer.type, experiments }).filter(
        ({ provider }) => provider !== 'facebook' || !experiments.facebook_signup_disabled,
      ),
      links: {
        terms: isBusiness ? paths.businessTerms : paths.terms,
        privacy: paths.privacy,
        logIn: paths.login,
      },
      onLeft(field: 'email' | 'password', value: string) {
        // Foreign characters are no error while the form is filled in. auth.txt §5: "only logged on blur". The value itself stays here.
        if (/[^ -~]/.test(value)) onLog({ level: 'info', event: 'signup.nonAscii', details: { field } })
      },
      today: () => dateOf(platform.clock.now()),
      typedPassword: () => signup.getSnapshot().context.password,
    }
  }, [signup, config, layout, isBusiness, glyphs, onTouch])
  const connect = useCallback(
    (snapshot: SignupSnapshot) => connectSignup(snapshot, signup.send, surroundings),
    [signup, surroundings],
  )
  const { unavailable } = useConnect(signup, connectNotice)
  return (
    <>
      {config.experiments.facebook_signup_disabled && <FacebookSignupUnavailableBanner />}
      <View {...useConnect(signup, connect)} />
      {unavailable && (
        <SignupNotice
          provider={unavailable}
          paths={config.policy.paths}
          onClose={() => signup.send({ type: 'notice.closed' })}
        />
      )}
    </>
  )
}
