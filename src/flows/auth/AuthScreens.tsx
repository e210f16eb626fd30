'use client'
import { lazy, Suspense, type ComponentType } from 'react'
import { LeavingView } from '../../views/auth/LeavingView.tsx'
import type { LoginViewProps } from '../../views/auth/LoginView.types.ts'
import type { House } from '../house.ts'
import type { AuthFlowProps } from './auth.props.ts'
import { LoginScreen } from './LoginScreen.tsx'
import type { AuthActor } from './useAuth.ts'

export interface ScreenProps extends Pick<AuthFlowProps, 'glyphs'> {
  readonly auth: AuthActor
  readonly house: House
  readonly layout: LoginViewProps['layout']
  readonly isBusiness: boolean
}

const LoginMfaScreen = lazy(() => import('./LoginMfaScreen.tsx').then((module) => ({ default: module.LoginMfaScreen })))

/** The views of the sign-in container, by the tag of the machine's state. auth.txt §2. */
export const authScreens = {
  login: LoginScreen,
  personalizedLogin: (props: ScreenProps) => <LoginScreen {...props} isGreeting />,
  loginMfa: (props: ScreenProps) => (
    <Suspense fallback={<LeavingView />}>
      <LoginMfaScreen {...props} />
    </Suspense>
  ),
  leaving: LeavingView,
} satisfies Record<string, ComponentType<ScreenProps>>

export type AuthView = keyof typeof authScreens
