import { run } from '../../../../testing/machines/run.ts'
import { fakeAuthWithSignup } from '../../../../testing/machines/authWithSignup.ts'
import { dateOf } from '../../../domain/auth/signup/birthday.ts'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { createManualClock } from '../../../platform/memory.ts'
import { connectConsents, consentsCallbacks } from '../signup/consents.connect.ts'
import { connectSignup, signupCallbacks } from '../signup/signup.connect.ts'
import { connectUnderage, underageCallbacks } from '../signup/underage.connect.ts'
import * as social from '../socialSignup/socialSignup.connect.ts'
import type { AuthSnapshot } from '../shell/auth.types.ts'
import { connectAuth } from '../shell/auth.connect.ts'
import { connectLogin, loginCallbacks } from '../login/login.connect.ts'
import { connectLoginMfa, loginMfaCallbacks } from '../mfa/loginMfa.connect.ts'
import { connectForgot, connectNotice, connectReset, noticeCallbacks } from '../login/notice.connect.ts'
import { at, type CallName } from './walk.answers.ts'

export const emails = ['', 'wren', 'wren@example.com', 'team@acme.example']

interface Call {
  readonly signal: AbortSignal
  readonly resolve: (output: unknown) => Promise<void>
  readonly reject: (error: unknown) => Promise<void>
}

/** The visible screens of the flow, with the props and callbacks that connect gives their views. */
export function screensOf(snapshot: AuthSnapshot, now: () => number) {
  const { login, loginMfa, signup, socialSignup } = snapshot.children
  const step = signup ?? socialSignup
  const { consents, underage } = step?.getSnapshot().children ?? {}
  const forgot = login ? connectForgot(login.getSnapshot()).forgot : null
  const notice = login && connectNotice(login.getSnapshot(), connectReset(forgot && forgot.getSnapshot()))
  const tools = { today: () => dateOf(now()), onLeft: () => undefined }
  return {
    login: login && { ...connectLogin(login.getSnapshot()), ...loginCallbacks(login.send) },
    notice: login && notice && { ...notice, ...noticeCallbacks(login.send, forgot && forgot.send) },
    code: loginMfa && { ...connectLoginMfa(loginMfa.getSnapshot()), ...loginMfaCallbacks(loginMfa.send) },
    signup: signup && { ...connectSignup(signup.getSnapshot()), ...signupCallbacks(signup.send, tools) },
    consents: consents && {
      ...connectConsents(consents.getSnapshot()),
      ...consentsCallbacks(consents.send),
    },
    underage: underage && {
      ...connectUnderage(underage.getSnapshot()),
      ...underageCallbacks(underage.send),
    },
    requestEmail: socialSignup && {
      ...social.connectRequestEmail(socialSignup.getSnapshot()),
      ...social.requestEmailCallbacks(socialSignup.send),
    },
    collection: socialSignup && {
      ...social.connectEmailCollection(socialSignup.getSnapshot()),
      ...social.emailCollectionCallbacks(socialSignup.send),
    },
    exists: socialSignup && social.emailAlreadyExistCallbacks(socialSignup.send),
    age: socialSignup && {
      ...social.connectSocialSignupWithAge(socialSignup.getSnapshot()),
      ...social.socialSignupWithAgeCallbacks(socialSignup.send, now),
    },
  }
}

/** Starts a flow; the number selects one of many inputs. */
export function startFlow(n: number) {
  const faked = fakeAuthWithSignup()
  const clock = createManualClock()
  const input = {
    policy: defaultPolicy,
    isFullyLoggedIn: false,
    isSwitchingAccount: n % 3 === 1,
    isPersonalized: n % 3 === 2,
    email: at(emails, n),
    country: 'KR',
    isSignupHere: n % 6 !== 1,
    isSignupLoaded: n % 8 < 4,
    isFormShown: n % 10 < 5,
    needsConsents: n % 7 < 4,
    startsWith: n % 4 > 1 ? ('signup' as const) : undefined,
  }
  const running = run(faked.auth, { clock, input })
  const settled = new Set<unknown>()
  const snapshot = () => running.actor.getSnapshot()
  const step = () => snapshot().children.signup ?? snapshot().children.socialSignup
  return {
    ...running,
    snapshot,
    step,
    login: () => snapshot().children.login,
    mfa: () => snapshot().children.loginMfa,
    frame: () => connectAuth(snapshot(), { isBusiness: false, isCommenting: false }),
    screens: () => screensOf(snapshot(), () => clock.now()),
    place: () =>
      [
        running.at(),
        ...['login', 'loginMfa', 'signup', 'socialSignup'].flatMap((id) => running.childAt(id) ?? []),
      ].join(' '),
    /** How often each call has been made. */
    made: () => Object.entries(faked.fakes).map(([name, { calls }]) => [name, calls.length] as const),
    /** Calls that are in flight. */
    pendingCalls: () =>
      Object.entries(faked.fakes).flatMap(([name, { calls }]) =>
        // SAFETY: each call is settled with an output for its own name.
        (calls as unknown as readonly Call[])
          .filter((call) => !settled.has(call) && !call.signal.aborted)
          .map((call) => ({ name: name as CallName, call, settle: () => settled.add(call) })),
      ),
    popup: () => faked.openPopup.runs.find(({ isStopped }) => !isStopped),
  }
}

export type Flow = ReturnType<typeof startFlow>

/** Resolves the oldest pending call among those names; returns false if there is none. */
export async function resolveCall(
  { pendingCalls }: Flow,
  names: readonly CallName[],
  output: (name: CallName) => unknown,
): Promise<boolean> {
  const found = pendingCalls().find(({ name }) => names.includes(name))
  if (!found) return false
  found.settle()
  await found.call.resolve(output(found.name))
  return true
}
