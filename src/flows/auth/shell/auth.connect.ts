import type { authMachine } from '../../../../machines/auth/auth/auth.machine.ts'
import type { auth } from '../../../messages/en/auth/auth.ts'
import type { LeavingViewProps } from '../../../views/auth/shell/LeavingView.tsx'
import type { AuthPageProps } from '../../../views/auth/shell/AuthPage.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'
import type { AuthSnapshot, AuthView, SignupStep } from './auth.types.ts'

/** What the container around the views shows. */
export interface AuthFrame {
  readonly view: AuthView
  readonly title: Extract<keyof typeof auth, `${string}.title${string}`>
  /** 489 for two-factor, else 484. */
  readonly width: 484 | 489
  /** The machine of the running sign-up, which decides what is shown; null while logging in. */
  readonly step: SignupStep | null
}

/** Why the log-in is shown; it decides the title. */
export interface AuthOccasion {
  readonly isBusiness: boolean
  readonly isCommenting: boolean
}

/** The view, title and width of the sign-in container. */
export function connectAuth(snapshot: AuthSnapshot, occasion: AuthOccasion): AuthFrame {
  const { signup, socialSignup, ssoSignup } = snapshot.children
  const step = signup ?? socialSignup ?? ssoSignup ?? null
  const own = ownTitles.find(([view]) => snapshot.hasTag(`view:${view}`))
  if (own) return { view: own[0], title: own[1], width: own[0] === 'loginMfa' ? 489 : 484, step }
  if (step) return { view: 'leaving', title: 'signup.title', width: 484, step }
  const title = loginTitle(snapshot.context.isSwitchingAccount, occasion)
  if (snapshot.hasTag('view:login')) return { view: 'login', title, width: 484, step }
  return { view: 'leaving', title: endings[String(snapshot.value)]?.[0] ?? title, width: 484, step }
}

/** Views whose title does not depend on the occasion. */
const ownTitles = [
  ['loginMfa', 'loginMfa.title'],
  ['passkeyOffer', 'passkeyOffer.title'],
  ['personalizedLogin', 'login.titleWelcomeBack'],
  ['openingSignup', 'signup.title'],
  ['signupUnavailable', 'signup.title'],
] as const

const loggingIn = ['leaving.titleLoggingIn', 'back'] as const

/** Why the page is about to be left, and what is drawn meanwhile, by the state that ends the flow. */
const endings: Readonly<Record<string, readonly [AuthFrame['title'], LeavingViewProps['scene']]>> = {
  storingCredential: loggingIn,
  loggedIn: loggingIn,
  loggedInWithCode: loggingIn,
  loggedInWithPasskey: loggingIn,
  registered: ['leaving.titleWelcome', 'welcome'],
  alreadyLoggedIn: ['leaving.titleLoggedIn', 'back'],
  leavingForSso: ['leaving.titleSso', 'leaving'],
  turnedAway: ['leaving.titleHome', 'later'],
}

/** What is drawn while the page is left. */
export const connectLeaving = ({ value }: AuthSnapshot) => ({ scene: endings[String(value)]?.[1] })

function loginTitle(isSwitchingAccount: boolean, { isBusiness, isCommenting }: AuthOccasion) {
  if (isSwitchingAccount) return 'login.titleSwitch'
  if (isCommenting) return 'login.titleComment'
  return isBusiness ? 'login.titleBusiness' : 'login.title'
}

interface Tagged {
  readonly status: string
  readonly error: unknown
  readonly tags: ReadonlySet<string>
}

/** The view of a sign-up, by the tag of its state; null while there is none. */
export function connectStep(snapshot: Tagged | null): { readonly view: string | null } {
  const tag = snapshot && [...snapshot.tags].find((name) => name.startsWith('view:'))
  return { view: tag ? tag.slice('view:'.length) : null }
}

/** The log-in or two-factor form that runs, and the email that it starts with. */
export const connectForm = ({ children, context }: AuthSnapshot) => ({
  login: children.login ?? null,
  loginMfa: children.loginMfa ?? null,
  email: context.email,
})

export const authCallbacks = (send: SendTo<typeof authMachine>) => ({
  onTouch: () => send({ type: 'form.touched' }),
  onOtherAccount: () => send({ type: 'otherAccount.requested' }),
  onSignUp: () => send({ type: 'signup.requested' }),
  onLogIn: () => send({ type: 'login.requested' }),
  onRetry: () => send({ type: 'load.retried' }),
  onClose: () => send({ type: 'modal.closed' }),
})

const entryViews: ReadonlySet<string> = new Set(['login', 'personalizedLogin', 'signup', 'openingSignup'])

/** Whether a view is a way in (logging in or signing up), rather than a step that follows. */
export const isEntry = (view: string) => entryViews.has(view)

/** The layout of a page while it shows a view: short steps stand in a card. */
export const layoutOf = (view: string, layout: AuthPageProps['layout']) =>
  isEntry(view) || view === 'consents' ? layout : 'card'
