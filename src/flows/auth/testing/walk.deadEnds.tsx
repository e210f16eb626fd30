import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import type { SnapshotFrom } from 'xstate'
import type { loginMachine } from '../../../../machines/auth/login/login.machine.ts'
import { createMemoryPlatform } from '../../../platform/memory.ts'
import { defaultConfig } from '../../runtime/config.ts'
import { socialSignupPart, ssoSignupPart } from '../shell/auth.parts.ts'
import { SignupScreens } from '../signup/SignupScreens.tsx'
import { SignupTitle } from '../signup/SignupTitle.tsx'
import type { AuthSnapshot } from '../shell/auth.types.ts'
import { connectAuth, connectStep } from '../shell/auth.connect.ts'
import type { ScreenProps } from '../shell/auth.types.ts'
import { authScreens } from '../shell/AuthScreens.tsx'
import { connectNotice } from '../login/notice.connect.ts'
import type { AuthActor } from '../shell/auth.types.ts'
import { canContinue } from './walk.canContinue.ts'

const enabledButton = /<button(?![^>]*aria-disabled="true")/

/** With every provider configured. */
const config = { ...defaultConfig, platform: createMemoryPlatform() }
const screenProps = { config, layout: 'modal', isBusiness: false } as const

/** The HTML once every lazy part has loaded. */
async function render(screen: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(screen)
  await stream.allReady
  return new Response(stream).text()
}

const parts = { social: socialSignupPart, sso: ssoSignupPart }

/** What is missing on the rendered screen: a title, an enabled button or the server's message; null if nothing is. */
async function renderProblem(auth: AuthActor, view: string): Promise<string | null> {
  const { signup, socialSignup } = auth.getSnapshot().children
  const step = signup ?? socialSignup
  if (!step) {
    // SAFETY: activeDeadEnd has checked that the view is one of authScreens.
    const Screen = authScreens[view as keyof typeof authScreens] as (props: ScreenProps) => ReactNode
    return enabledButton.test(await render(<Screen auth={auth} {...screenProps} />))
      ? null
      : `no enabled button in ${view}`
  }
  if (!(await render(<SignupTitle step={step} view={view} />))) return `no title above ${view}`
  const html = await render(<SignupScreens {...screenProps} {...{ auth, step, view }} {...parts} />)
  if (view === 'respondMessage' && !html.includes('Welcome.')) return 'the message of the server is missing'
  return enabledButton.test(html) ? null : `no enabled button in ${view}`
}

type LoginSnapshot = SnapshotFrom<typeof loginMachine>

function loginDeadEnd(state: LoginSnapshot, hasPendingWork: boolean): string | null {
  // The state of the reset is irrelevant here.
  const notice = connectNotice(state, null)
  if (state.matches('notice') || state.matches('resettingPassword'))
    return (notice ?? state.children['forgotPassword']) ? null : 'no dialog'
  if (notice) return 'a dialog over the form'
  const canSubmit = state.can({ type: 'form.submitted', email: 'wren@example.com', password: 'secret' })
  return canSubmit || state.can({ type: 'submit.cancelled' }) || hasPendingWork ? null : 'cannot continue'
}

const rendered = new Map<string, string | null>()

/**
 * Why the user cannot continue from the current state; null if they can. `place` names the state and caches its rendering;
 * `hasPendingWork` says whether a call, a popup or a timer is pending.
 */
export async function deadEndReason(
  auth: AuthActor,
  place: string,
  hasPendingWork: boolean,
): Promise<string | null> {
  const snapshot = auth.getSnapshot()
  if (snapshot.status === 'error') return `the machine failed in ${place}: ${String(snapshot.error)}`
  if (snapshot.status !== 'active') return null
  const reason = activeDeadEnd(snapshot, hasPendingWork)
  if (reason) return `${reason} in ${place}`
  if (snapshot.hasTag('pending')) return null
  const { step, view } = connectAuth(snapshot, { isBusiness: false, isCommenting: false })
  const shown = step ? connectStep(step.getSnapshot()).view : view
  // Pending states without a view show the `leaving` screen, which has no buttons.
  if (shown === null) return null
  const key = `${place} ${shown}`
  if (!rendered.has(key)) rendered.set(key, await renderProblem(auth, shown))
  const problem = rendered.get(key) ?? null
  return problem && `${problem} in ${place}`
}

function activeDeadEnd(snapshot: AuthSnapshot, hasPendingWork: boolean): string | null {
  const { view, step } = connectAuth(snapshot, { isBusiness: false, isCommenting: false })
  if (!(view in authScreens)) return 'no view'
  if (!snapshot.can({ type: 'modal.closed' })) return 'cannot be closed'
  if (snapshot.hasTag('pending')) return hasPendingWork ? null : 'cannot continue'
  if (step) return signupDeadEnd(snapshot, hasPendingWork)
  // Pending states were handled above; every other state has its own view.
  if (view === 'leaving' || !snapshot.hasTag(`view:${view}`)) return `wrong view: ${view}`
  const { login, loginMfa } = snapshot.children
  if (view === 'signupUnavailable') return snapshot.can({ type: 'load.retried' }) ? null : 'cannot retry'
  if (view === 'loginMfa')
    return loginMfa?.getSnapshot().can({ type: 'back.requested' }) ? null : 'cannot go back'
  return login ? loginDeadEnd(login.getSnapshot(), hasPendingWork) : 'a view without its form'
}

function signupDeadEnd({ children, tags }: AuthSnapshot, hasPendingWork: boolean): string | null {
  const state = (children.signup ?? children.socialSignup)?.getSnapshot()
  if (!state || state.status !== 'active') return 'the sign-up has ended'
  if (![...tags].some((tag) => tag === 'view:signup' || tag === 'view:socialSignup'))
    return 'an unexpected sign-up'
  const isPending = state.hasTag('pending')
  const views = [...state.tags].filter((tag) => tag.startsWith('view:'))
  if (views.length > 1) return `several views: ${views.join()}`
  const { view } = connectStep(state)
  if (view === null) return isPending && hasPendingWork ? null : 'no view'
  if (isPending && !hasPendingWork) return 'cannot continue'
  return canContinue(children, view) ? null : `an action of ${view} is ignored`
}
