'use client'
import type { ComponentType } from 'react'
import { LeavingView } from '../../../views/auth/shell/LeavingView.tsx'
import { LoadFailedView } from '../../../views/auth/shell/LoadFailedView.tsx'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import { LoginScreen } from '../login/LoginScreen.tsx'
import type { AuthView, ScreenProps } from './auth.types.ts'

const LoginMfaScreen = lazyScreen<ScreenProps>(
  async () => (await import('../mfa/LoginMfaScreen.tsx')).LoginMfaScreen,
  <LeavingView />,
)

/** The views of the sign-in container, by the tag of the machine's state. auth.txt §2. */
export const authScreens = {
  login: LoginScreen,
  personalizedLogin: (props: ScreenProps) => <LoginScreen {...props} isGreeting />,
  loginMfa: LoginMfaScreen,
  leaving: LeavingView,
  openingSignup: LeavingView,
  signupUnavailable: ({ auth }) => (
    <LoadFailedView
      onRetry={() => auth.send({ type: 'load.retried' })}
      onCancel={() => auth.send({ type: 'login.requested' })}
    />
  ),
} satisfies Record<AuthView, ComponentType<ScreenProps>>
