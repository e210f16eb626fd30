import { run } from '../../../../machines/testing/testing.ts'
import { fakeAuthWhole } from '../../../../machines/testing/authWhole.ts'
import { dateOf } from '../../../domain/auth/signup/birthday.ts'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { createManualClock } from '../../../platform/memory.ts'
import { connectConsents } from '../signup/consents.connect.ts'
import { connectSignup, type SignupSurroundings } from '../signup/signup.connect.ts'
import { connectUnderage } from '../signup/underage.connect.ts'
import * as connectSocial from '../socialSignup/socialSignup.connect.ts'
import type { AuthSnapshot } from '../shell/auth.types.ts'
import { connectAuth } from '../shell/auth.connect.ts'
import { connectLogin, type LoginSurroundings } from '../login/login.connect.ts'
import { connectLoginMfa } from '../mfa/loginMfa.connect.ts'
import { connectNotice, type ForgotSnapshot } from '../login/notice.connect.ts'
import { at, type CallName } from './walk.answers.ts'

export const emails = ['', 'wren', 'wren@example.com', 'team@acme.example']

// SAFETY: what stands around the form plays no part here.
const loginSurroundings = {} as LoginSurroundings
const links = { appealHref: '/appeal/', resetHref: '/reset/' }

interface Call {
  readonly signal: AbortSignal
  readonly resolve: (output: unknown) => Promise<void>
  readonly reject: (error: unknown) => Promise<void>
}

interface ForgotActor {
  getSnapshot(): ForgotSnapshot
  send(event: object): void
}

/** What stands on screen of the flow, with all that a person may do there, as the connect functions give it to the views. */
export function screensOf(snapshot: AuthSnapshot, now: () => number) {
  const { login, loginMfa, signup, socialSignup } = snapshot.children
  const step = signup ?? socialSignup
  const { consents, underage } = step?.getSnapshot().children ?? {}
  // SAFETY: the machine invokes it under this name.
  const forgot = login?.getSnapshot().children['forgotPassword'] as ForgotActor | undefined
  // SAFETY: what stands around the form plays no part here, the day aside.
  const surroundings = {
    today: () => dateOf(now()),
    onLeft: () => undefined,
  } as Partial<SignupSurroundings> as SignupSurroundings
  const social = socialSignup && ([socialSignup.getSnapshot(), socialSignup.send] as const)
  return {
    login: login && connectLogin(login.getSnapshot(), login.send, loginSurroundings),
    notice: login
      ? connectNotice(
          login.getSnapshot(),
          forgot?.getSnapshot() ?? null,
          login.send,
          (event) => forgot?.send(event),
          links,
        )
      : null,
    code: loginMfa && connectLoginMfa(loginMfa.getSnapshot(), loginMfa.send, ''),
    signup: signup && connectSignup(signup.getSnapshot(), signup.send, surroundings),
    consents: consents && connectConsents(consents.getSnapshot(), consents.send, false),
    underage: underage && connectUnderage(underage.getSnapshot(), underage.send),
    requestEmail: social && connectSocial.connectRequestEmail(...social),
    collection: social && connectSocial.connectEmailCollection(...social),
    exists: social && connectSocial.connectEmailAlreadyExist(...social),
    age: social && connectSocial.connectSocialSignupWithAge(...social, now),
  }
}

/** A flow at its beginning, which is one of many, by a number. */
export function startFlow(n: number) {
  const faked = fakeAuthWhole()
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
    /** Calls that somebody still waits for. */
    waiting: () =>
      Object.entries(faked.fakes).flatMap(([name, { calls }]) =>
        // SAFETY: each call is settled with an output of its own name.
        (calls as unknown as readonly Call[])
          .filter((call) => !settled.has(call) && !call.signal.aborted)
          .map((call) => ({ name: name as CallName, call, settle: () => settled.add(call) })),
      ),
    popup: () => faked.openPopup.lives.find(({ isOver }) => !isOver),
  }
}

export type Flow = ReturnType<typeof startFlow>

/** Answers the call that is waited for longest of those named. */
export async function answer(
  { waiting }: Flow,
  names: readonly CallName[],
  output: (name: CallName) => unknown,
): Promise<boolean> {
  const found = waiting().find(({ name }) => names.includes(name))
  if (!found) return false
  found.settle()
  await found.call.resolve(output(found.name))
  return true
}
