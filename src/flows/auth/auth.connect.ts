import type { SnapshotFrom } from 'xstate'
import type { authMachine } from '../../../machines/auth/auth.machine.ts'
import type { auth } from '../../messages/compiled/en/auth.ts'
import type { AuthView } from './AuthScreens.tsx'

export type AuthSnapshot = SnapshotFrom<typeof authMachine>

/** What the container around the views shows. */
export interface AuthFrame {
  readonly view: AuthView
  readonly title: Extract<keyof typeof auth, `${string}.title${string}`>
  /** 489 for two-factor, else 484. auth.txt §9. */
  readonly width: 484 | 489
}

/** Why someone meets the log-in; it decides the title. auth.txt §2. */
export interface AuthOccasion {
  readonly isBusiness: boolean
  readonly isCommenting: boolean
  readonly hasName: boolean
}

/** The view, title and width of the sign-in container. */
export function connectAuth(snapshot: AuthSnapshot, occasion: AuthOccasion): AuthFrame {
  if (snapshot.hasTag('view:loginMfa')) return { view: 'loginMfa', title: 'loginMfa.title', width: 489 }
  if (snapshot.hasTag('view:personalizedLogin'))
    return { view: 'personalizedLogin', title: occasion.hasName ? 'login.titleWelcomeBack' : 'login.titleWelcomeBackNameless', width: 484 }
  const view = snapshot.hasTag('view:login') ? 'login' : 'leaving'
  return { view, title: loginTitle(snapshot.context.isSwitchingAccount, occasion), width: 484 }
}

function loginTitle(isSwitchingAccount: boolean, { isBusiness, isCommenting }: AuthOccasion) {
  if (isSwitchingAccount) return 'login.titleSwitch'
  if (isCommenting) return 'login.titleComment'
  return isBusiness ? 'login.titleBusiness' : 'login.title'
}
