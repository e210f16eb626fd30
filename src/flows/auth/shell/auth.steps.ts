import type { AnyActorRef } from 'xstate'
import { keepSteps, type StepOnScreen, type StepsOptions } from '../../runtime/steps/keepSteps.ts'
import { codeStep } from '../mfa/code.steps.ts'
import { connectStep } from './auth.connect.ts'
import type { AuthActor, AuthSnapshot } from './auth.types.ts'

/** The actor that shows a step, the event of its button that leads back, and the steps that this can lead to. */
interface WayBack {
  readonly of: (snapshot: AuthSnapshot) => AnyActorRef | undefined
  readonly event: string
  readonly backTo: readonly string[]
}

/** The machine of the sign-up on screen. */
const signupOf = ({ children }: AuthSnapshot): AnyActorRef | undefined =>
  children.signup ?? children.socialSignup ?? children.ssoSignup
const partOf = (name: string) => (snapshot: AuthSnapshot) =>
  // SAFETY: the machines of the three sign-ups invoke their parts under these names.
  signupOf(snapshot)?.getSnapshot().children[name] as AnyActorRef | undefined

const entries = ['signup', 'login'] as const
/** The forms of a sign-up, to which its steps lead back. */
const forms = ['signup', 'EmailCollection', 'socialSignupWithAge', ...entries] as const
const declines: WayBack = { of: signupOf, event: 'signup.declined', backTo: entries }
const toSsoEmail: WayBack = { of: signupOf, event: 'typing.chosen', backTo: ['ssoEmail'] }

/** The steps by the tag of their state. Those without a way back have none. */
const waysBack: Readonly<Record<string, WayBack | null>> = {
  signup: { of: signupOf, event: 'login.requested', backTo: ['login'] },
  consents: { of: partOf('consents'), event: 'back.requested', backTo: forms },
  UnderageConfirmation: { of: partOf('underage'), event: 'edit.requested', backTo: forms },
  requestEmail: declines,
  EmailCollection: declines,
  EmailAlreadyExist: { of: signupOf, event: 'typing.chosen', backTo: ['EmailCollection', ...entries] },
  socialSignupWithAge: declines,
  ssoEmail: null,
  ssoCheckFailed: toSsoEmail,
  ssoNotFound: toSsoEmail,
  ssoAccountFound: toSsoEmail,
  ssoOffer: toSsoEmail,
}

const stepOf = (snapshot: AuthSnapshot, name: string, way: WayBack | null): StepOnScreen => ({
  name,
  backTo: way?.backTo ?? [],
  goBack: () => way?.of(snapshot)?.send({ type: way.event }),
})

/** The email with which a new password is set is on its way; the dialog that says so is a step. */
const loginStep = (auth: AuthActor, snapshot: AuthSnapshot): StepOnScreen => {
  const forgot = snapshot.children.login?.getSnapshot().children.forgotPassword
  if (forgot)
    return stepOf(snapshot, 'recovery', { of: () => forgot, event: 'notice.closed', backTo: ['login'] })
  // Where signing up is the app's, Back does not lead there.
  const { isSignupHere } = snapshot.context
  const toSignup: WayBack = { of: () => auth, event: 'signup.requested', backTo: ['signup'] }
  return stepOf(snapshot, 'login', isSignupHere ? toSignup : null)
}

/** The step of logging in or signing up that is on screen. */
export function readAuthStep(auth: AuthActor): StepOnScreen {
  const snapshot = auth.getSnapshot()
  const { loginMfa } = snapshot.children
  if (loginMfa) return codeStep(loginMfa, 'login')
  if (snapshot.hasTag('view:login') || snapshot.hasTag('view:personalizedLogin'))
    return loginStep(auth, snapshot)
  if (snapshot.hasTag('view:signupUnavailable'))
    return stepOf(snapshot, 'signup', { of: () => auth, event: 'login.requested', backTo: ['login'] })
  const step = signupOf(snapshot)
  if (!step) return snapshot.hasTag('view:openingSignup') ? undefined : null
  const { view } = connectStep(step.getSnapshot())
  // The account exists: what the server says about it is the end.
  if (view === 'respondMessage') return null
  const way = view === null ? undefined : waysBack[view]
  return view === null || way === undefined ? undefined : stepOf(snapshot, view, way)
}

/** Keeps the steps of logging in and signing up in the browser's history. */
export const keepAuthSteps = (auth: AuthActor, options: StepsOptions) =>
  keepSteps(auth, readAuthStep, options)
