import type { auth } from '../../../messages/en/auth/auth.ts'
import type { AuthSnapshot, AuthView, SignupStep } from './auth.types.ts'

/** What the container around the views shows. */
export interface AuthFrame {
  readonly view: AuthView
  readonly title: Extract<keyof typeof auth, `${string}.title${string}`>
  /** 489 for two-factor, else 484. auth.txt §9. */
  readonly width: 484 | 489
  /** The machine of the sign-up side that decides what is shown; null while logging in. */
  readonly step: SignupStep | null
}

/** Why someone meets the log-in; it decides the title. auth.txt §2. */
export interface AuthOccasion {
  readonly isBusiness: boolean
  readonly isCommenting: boolean
}

/** The view, title and width of the sign-in container. */
export function connectAuth(snapshot: AuthSnapshot, occasion: AuthOccasion): AuthFrame {
  if (snapshot.hasTag('view:loginMfa'))
    return { view: 'loginMfa', title: 'loginMfa.title', width: 489, step: null }
  if (snapshot.hasTag('view:personalizedLogin'))
    return { view: 'personalizedLogin', title: 'login.titleWelcomeBack', width: 484, step: null }
  const { signup, socialSignup } = snapshot.children
  const step = signup ?? socialSignup ?? null
  const title = loginTitle(snapshot.context.isSwitchingAccount, occasion)
  if (snapshot.hasTag('view:openingSignup'))
    return { view: 'openingSignup', title: 'signup.title', width: 484, step }
  if (snapshot.hasTag('view:signupUnavailable'))
    return { view: 'signupUnavailable', title: 'signup.title', width: 484, step }
  return {
    view: snapshot.hasTag('view:login') ? 'login' : 'leaving',
    title: step ? 'signup.title' : title,
    width: 484,
    step,
  }
}

function loginTitle(isSwitchingAccount: boolean, { isBusiness, isCommenting }: AuthOccasion) {
  if (isSwitchingAccount) return 'login.titleSwitch'
  if (isCommenting) return 'login.titleComment'
  return isBusiness ? 'login.titleBusiness' : 'login.title'
}

/** Stands in for a sign-up while there is none. */
export const noStep = { subscribe: () => ({ unsubscribe() {} }), getSnapshot: () => null }

interface Tagged {
  readonly status: string
  readonly error: unknown
  readonly tags: ReadonlySet<string>
}

/** Which view a sign-up shows, by the tag of its state; null while there is none. */
export function connectStep(snapshot: Tagged | null): { readonly view: string | null } {
  const tag = snapshot && [...snapshot.tags].find((name) => name.startsWith('view:'))
  return { view: tag ? tag.slice('view:'.length) : null }
}
