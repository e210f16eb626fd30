import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import type { SnapshotFrom } from 'xstate'
import type { loginMachine } from '../../../../machines/auth/login/login.machine.ts'
import { defaultConfig } from '../../runtime/config.ts'
import { socialSignupPart } from '../shell/auth.parts.ts'
import { SignupScreens } from '../signup/SignupScreens.tsx'
import { SignupTitle } from '../signup/SignupTitle.tsx'
import type { AuthSnapshot } from '../shell/auth.types.ts'
import { connectAuth, connectStep } from '../shell/auth.connect.ts'
import type { ScreenProps } from '../shell/auth.types.ts'
import { authScreens } from '../shell/AuthScreens.tsx'
import { connectNotice } from '../login/notice.connect.ts'
import type { AuthActor } from '../shell/auth.types.ts'
import { goesOn } from './walk.waysOn.ts'

/** A button that does something. */
const enabledButton = /<button(?![^>]*aria-disabled="true")/

const around = { config: defaultConfig, layout: 'modal', isBusiness: false } as const

/** What is drawn once everything that comes late has come. */
async function draw(screen: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(screen)
  await stream.allReady
  return new Response(stream).text()
}

/** What is wrong with what is drawn: nothing, or nothing to press, or not what the server said. */
async function blank(auth: AuthActor, view: string): Promise<string | null> {
  const { signup, socialSignup } = auth.getSnapshot().children
  const step = signup ?? socialSignup
  if (!step) {
    // SAFETY: asked before.
    const Screen = authScreens[view as keyof typeof authScreens] as (props: ScreenProps) => ReactNode
    return enabledButton.test(await draw(<Screen auth={auth} {...around} />))
      ? null
      : `nothing to press in ${view}`
  }
  if (!(await draw(<SignupTitle step={step} view={view} />))) return `no title over ${view}`
  const SocialScreen = socialSignupPart.loaded()?.SocialSignupScreen ?? null
  const html = await draw(<SignupScreens {...around} {...{ auth, step, view, SocialScreen }} />)
  if (view === 'respondMessage' && !html.includes('Welcome.')) return 'no words of the server'
  return enabledButton.test(html) ? null : `nothing to press in ${view}`
}

type LoginSnapshot = SnapshotFrom<typeof loginMachine>

function stuckAtLogin(state: LoginSnapshot, isUnderWay: boolean): string | null {
  // Whether the reset is in flight or has failed does not matter here.
  const notice = connectNotice(state, null)
  if (state.matches('notice') || state.matches('resettingPassword'))
    return (notice ?? state.children['forgotPassword']) ? null : 'no dialog'
  if (notice) return 'a dialog over the form'
  const canSubmit = state.can({ type: 'form.submitted', email: 'wren@example.com', password: 'secret' })
  return canSubmit || state.can({ type: 'submit.cancelled' }) || isUnderWay ? null : 'nothing leads on'
}

const drawn = new Map<string, string | null>()

/**
 * Why someone could be stuck where the flow stands; null when nobody is. `place`: what tells this place from others, for the drawing;
 * `isUnderWay`: whether a call or a timer is waited for.
 */
export async function stuckAt(auth: AuthActor, place: string, isUnderWay: boolean): Promise<string | null> {
  const snapshot = auth.getSnapshot()
  if (snapshot.status === 'error') return `it broke in ${place}: ${String(snapshot.error)}`
  if (snapshot.status !== 'active') return null
  const reason = stuckActive(snapshot, isUnderWay)
  if (reason) return `${reason} in ${place}`
  if (snapshot.hasTag('pending')) return null
  const { step, view } = connectAuth(snapshot, { isBusiness: false, isCommenting: false })
  const shown = step ? connectStep(step.getSnapshot()).view : view
  // Pending without a view of its own: the flow says that it loads. That is drawn by `leaving`, which has nothing to press.
  if (shown === null) return null
  const key = `${place} ${shown}`
  if (!drawn.has(key)) drawn.set(key, await blank(auth, shown))
  const nothing = drawn.get(key) ?? null
  return nothing && `${nothing} in ${place}`
}

function stuckActive(snapshot: AuthSnapshot, isUnderWay: boolean): string | null {
  const { view, step } = connectAuth(snapshot, { isBusiness: false, isCommenting: false })
  if (!(view in authScreens)) return 'no view'
  if (!snapshot.can({ type: 'modal.closed' })) return 'cannot be closed'
  if (snapshot.hasTag('pending')) return isUnderWay ? null : 'nothing leads on'
  if (step) return stuckAtStep(snapshot, isUnderWay)
  // Waiting for something that is no form's business, the flow shows that it is being left; everywhere else it has a view of its own.
  if (view === 'leaving' || !snapshot.hasTag(`view:${view}`)) return `not its view: ${view}`
  const { login, loginMfa } = snapshot.children
  if (view === 'signupUnavailable')
    return snapshot.can({ type: 'load.retried' }) ? null : 'no way to try again'
  if (view === 'loginMfa')
    return loginMfa?.getSnapshot().can({ type: 'back.requested' }) ? null : 'no way back'
  return login ? stuckAtLogin(login.getSnapshot(), isUnderWay) : 'a view without its form'
}

function stuckAtStep({ children, tags }: AuthSnapshot, isUnderWay: boolean): string | null {
  const state = (children.signup ?? children.socialSignup)?.getSnapshot()
  if (!state || state.status !== 'active') return 'a sign-up that is over'
  if (![...tags].some((tag) => tag === 'view:signup' || tag === 'view:socialSignup'))
    return 'a sign-up where there is none'
  const isPending = state.hasTag('pending')
  const views = [...state.tags].filter((tag) => tag.startsWith('view:'))
  if (views.length > 1) return `two views: ${views.join()}`
  const { view } = connectStep(state)
  if (view === null) return isPending && isUnderWay ? null : 'no view'
  if (isPending && !isUnderWay) return 'nothing leads on'
  return goesOn(children, view) ? null : `nothing that ${view} offers is heard`
}
