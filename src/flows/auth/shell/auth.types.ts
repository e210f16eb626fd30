import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { authMachine } from '../../../../machines/auth/auth/auth.machine.ts'
import type { LoginViewProps } from '../../../views/auth/login/LoginView.types.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import type { AuthFlowProps } from './auth.props.ts'

export type AuthActor = ActorRefFrom<typeof authMachine>

export type AuthSnapshot = SnapshotFrom<typeof authMachine>

/** The child machine of a sign-up by email or by a provider. */
export type RegisteringStep =
  | NonNullable<AuthSnapshot['children']['signup']>
  | NonNullable<AuthSnapshot['children']['socialSignup']>

/** The same, or the page of single sign-on that comes first. */
export type SignupStep = RegisteringStep | NonNullable<AuthSnapshot['children']['ssoSignup']>

/** The views of the sign-in container, by the tag of the machine's state. */
export type AuthView =
  | 'login'
  | 'personalizedLogin'
  | 'loginMfa'
  | 'passkeyOffer'
  | 'leaving'
  | 'openingSignup'
  | 'signupUnavailable'

/** What every screen of the sign-in container receives. */
export interface ScreenProps extends Pick<AuthFlowProps, 'glyphs' | 'providers'> {
  readonly auth: AuthActor
  readonly config: TackboardConfig
  readonly layout: LoginViewProps['layout']
  readonly isBusiness: boolean
}
