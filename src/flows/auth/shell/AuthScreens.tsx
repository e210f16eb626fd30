'use client'
import { useMemo, type ComponentType } from 'react'
import { auth as copy } from '../../../messages/en/auth/auth.ts'
import { FormSkeleton, StepSkeleton } from '../../../views/auth/shell/FormSkeleton.tsx'
import { LeavingView } from '../../../views/auth/shell/LeavingView.tsx'
import { LoadFailedView } from '../../../views/auth/shell/LoadFailedView.tsx'
import { useText } from '../../../views/text.tsx'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import { LoginScreen } from '../login/LoginScreen.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { authCallbacks, connectLeaving } from './auth.connect.ts'
import type { AuthView, ScreenProps } from './auth.types.ts'

const LoginMfaScreen = lazyScreen<ScreenProps>(
  async () => (await import('../login/loginBundle.ts')).LoginMfaScreen,
  <LeavingView />,
)

/** The end, or, without a scene, the wait for what a provider knows: a form comes next. */
function LeavingScreen({ auth }: ScreenProps) {
  const { scene } = useConnect(auth, connectLeaving)
  return scene ? <LeavingView scene={scene} /> : <StepSkeleton />
}

const PasskeyOfferScreen = lazyScreen<ScreenProps>(
  async () => (await import('../login/loginBundle.ts')).PasskeyOffer,
  <LeavingView />,
)

/** The sign-up could not be loaded: try again, or go back to the log-in form. */
function SignupUnavailable({ auth }: ScreenProps) {
  const t = useText(copy)
  const { onRetry, onLogIn } = useMemo(() => authCallbacks(auth.send), [auth])
  return (
    <LoadFailedView onRetry={onRetry} onCancel={onLogIn}>
      {t('signup.loadFailed')}
    </LoadFailedView>
  )
}

/** The views of the sign-in container, by the tag of the machine's state. */
export const authScreens = {
  login: LoginScreen,
  personalizedLogin: (props: ScreenProps) => <LoginScreen {...props} isGreeting />,
  loginMfa: LoginMfaScreen,
  passkeyOffer: PasskeyOfferScreen,
  leaving: LeavingScreen,
  openingSignup: FormSkeleton,
  signupUnavailable: SignupUnavailable,
} satisfies Record<AuthView, ComponentType<ScreenProps>>
