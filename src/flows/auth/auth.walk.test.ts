/** Whatever people, servers, popups and time do, in any order: there is a view, and there is a way on. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flush, run } from '../../../machines/fragments/testing.ts'
import { fakeAuth, wren } from '../../../machines/fragments/testingAuth.ts'
import { loginNotices } from '../../../machines/login/login.notices.ts'
import { ApiFailure } from '../../api/failure.ts'
import { defaultPolicy } from '../../domain/policy.ts'
import { notSso } from '../../domain/ssoInfo.ts'
import { createManualClock } from '../../platform/memory.ts'
import { ProviderRefused, ProviderUnavailable } from '../../platform/platform.ts'
import { connectAuth } from './auth.connect.ts'
import { authScreens } from './AuthScreens.tsx'
import { connectLogin, type LoginSurroundings } from './login.connect.ts'
import { connectLoginMfa } from './loginMfa.connect.ts'
import { connectNotice, type ForgotSnapshot } from './notice.connect.ts'

const WALKS = 100
const STEPS = 100

const sso = { ...notSso, isSso: true, existingUser: true, authorizationUri: 'https://sso.example/', exchangeCodeToTokenUrl: 'https://own.example/' }
const kinds = ['offline', 'server', 'malformed', 'aborted'] as const
const { mfaRequired, tooQuick } = defaultPolicy.codes
const failures: readonly unknown[] = [
  // What leads deeper comes more often.
  ...[mfaRequired, tooQuick, mfaRequired, tooQuick, ...Object.values(defaultPolicy.codes)].map(([code = null]) => new ApiFailure('refused', { status: 400, code, phoneEnd: '42' })),
  ...kinds.map((kind) => new ApiFailure(kind)),
  new ApiFailure('refused', { serverMessage: 'Paused.' }), new ApiFailure('refused'), new TypeError('x is undefined'),
  new ProviderRefused('not_authorized'), new ProviderRefused('unknown'), new ProviderUnavailable('facebook'), undefined,
]
const outputs = {
  logIn: [wren], verifyCode: [wren], resendCode: [undefined], checkSso: [sso, { ...sso, existingUser: false }, sso, notSso],
  exchangeCode: ['auth-code', null], loadProvider: [undefined], askProvider: [{ google_open_id_token: 'g' }],
  recordTimestamp: [{ isWithin: true }, { isWithin: false }], requestReset: [undefined], requestToken: ['v3'], storeCredential: [undefined],
} as const
const emails = ['', 'wren', 'wren@example.com', 'team@acme.example']
// SAFETY: what stands around the form plays no part here.
const surroundings = {} as LoginSurroundings
const links = { appealHref: '/appeal/', resetHref: '/reset/' }
const at = <T>(list: readonly T[], n: number): T => {
  const item = list[n % list.length]
  if (item === undefined && list.length === 0) throw new Error('Nothing to choose from.')
  // SAFETY: the index lies within the list.
  return item as T
}

interface Call {
  readonly signal: AbortSignal
  readonly resolve: (output: unknown) => Promise<void>
  readonly reject: (error: unknown) => Promise<void>
}

function start(n: number) {
  const faked = fakeAuth()
  const input = { policy: defaultPolicy, isFullyLoggedIn: false, isSwitchingAccount: n % 3 === 1, isPersonalized: n % 3 === 2, email: at(emails, n) }
  const running = run(faked.auth, { clock: createManualClock(), input })
  const settled = new Set<unknown>()
  const snapshot = () => running.actor.getSnapshot()
  const login = () => snapshot().children.login
  const mfa = () => snapshot().children.loginMfa
  // SAFETY: the machine invokes it under this name.
  const forgot = () => login()?.getSnapshot().children['forgotPassword'] as { getSnapshot(): ForgotSnapshot; send(event: object): void } | undefined

  return {
    ...running, snapshot, login, mfa,
    frame: () => connectAuth(snapshot(), { isBusiness: false, isCommenting: false }),
    form: () => {
      const ref = login()
      return ref && connectLogin(ref.getSnapshot(), ref.send, surroundings)
    },
    step: () => {
      const ref = mfa()
      return ref && connectLoginMfa(ref.getSnapshot(), ref.send, '')
    },
    notice: () => {
      const ref = login()
      return ref ? connectNotice(ref.getSnapshot(), forgot()?.getSnapshot() ?? null, ref.send, (event) => forgot()?.send(event), links) : null
    },
    /** Calls that somebody still waits for. */
    waiting: () =>
      Object.entries(faked.fakes).flatMap(([name, { calls }]) =>
        // SAFETY: each call is settled with an output of its own name.
        (calls as unknown as readonly Call[]).filter((call) => !settled.has(call) && !call.signal.aborted).map((call) => ({ name: name as keyof typeof outputs, call, settle: () => settled.add(call) })),
      ),
    popup: () => faked.openPopup.lives.find(({ isOver }) => !isOver),
  }
}

type Flow = ReturnType<typeof start>

/** What may happen next. Each takes a number to choose by. */
const happenings: readonly ((flow: Flow, n: number) => unknown)[] = [
  ({ form }, n) => form()?.onEmailChange(at(emails, n)),
  ({ form }, n) => form()?.onPasswordChange(at(['', 'secret'], n)),
  ({ form }, n) => form()?.onSubmit({ email: at(emails, n), password: at(['secret', 'secret', ''], n >> 3) }),
  ({ form }) => form()?.onSubmit({ email: 'team@acme.example', password: 'secret' }),
  ({ clock, form }) => [form()?.onEmailChange('team@acme.example'), clock.advance(defaultPolicy.timing.ssoDebounce)],
  ({ form }, n) => form()?.onProvider(at(['facebook', 'google', 'line'] as const, n)),
  ({ form }) => form()?.onCancel(),
  async ({ login, waiting }) => {
    await waiting().find(({ name }) => name === 'recordTimestamp')?.call.resolve({ isWithin: true })
    login()?.send({ type: 'bot.loaded' })
  },
  ({ step }, n) => step()?.onSubmit({ code: at(['123456', '123456', '', 'x'], n) }),
  ({ waiting }) => waiting().find(({ name }) => name === 'verifyCode')?.call.resolve(wren),
  ({ step }) => step()?.onResend(),
  ({ step }) => step()?.onBack(),
  ({ notice }, n) => at([notice()?.onClose, notice()?.onReset, notice()?.onResend], n)?.(),
  ({ login }, n) => login()?.send(at([{ type: 'bot.loaded' }, { type: 'bot.solved', token: 'v2' }, { type: 'bot.failed' }] as const, n)),
  ({ login }, n) => login()?.send({ type: 'notice.opened', notice: at(loginNotices, n) }),
  ({ send }, n) => send(at([{ type: 'form.touched' }, { type: 'botToken.spent' }, { type: 'otherAccount.requested' }, { type: 'signup.requested' }] as const, n)),
  ({ clock }, n) => clock.advance(at(Object.values(defaultPolicy.timing), n)),
  ({ popup }, n) => popup()?.send(at([
    { type: 'popup.blocked' }, { type: 'popup.closed' }, { type: 'popup.windowUndefined' }, { type: 'popup.answered', data: { error: 'not_authorized' } },
    { type: 'popup.answered', data: 'noise' }, { type: 'popup.answered', data: { facebook_id: '1', facebook_token: 't', line_id_token: 't' } },
    { type: 'popup.answered', data: { code: 'c', state: new URL(popup()?.input.url ?? '', 'https://own.example').searchParams.get('state') } },
  ] as const, n)),
  ...[0, 1, 2].map(() => ({ waiting }: Flow, n: number) => {
    const open = waiting()
    if (open.length === 0) return
    const { name, call, settle } = at(open, n)
    settle()
    return n % 2 === 0 || name === 'checkSso' ? call.resolve(at<unknown>(outputs[name], n >> 2)) : call.reject(at(failures, n >> 2))
  }),
]

/** Why someone could be stuck here; null when nobody is. */
function stuck({ actor, clock, form, frame, login, mfa, notice, snapshot, step, waiting }: Flow): string | null {
  if (snapshot().status === 'error') return `it broke: ${String(snapshot().error)}`
  if (snapshot().status !== 'active') return clock.pending === 0 ? null : 'timers outlive the flow'
  const here = `${JSON.stringify(snapshot().value)} ${JSON.stringify(login()?.getSnapshot().value ?? mfa()?.getSnapshot().value)}`
  const goesOn = waiting().length > 0 || clock.pending > 0
  // Waiting for something that is no form's business, the flow shows that it is being left; everywhere else it has a view of its own.
  const { view } = frame()
  if (!(view in authScreens)) return `no view in ${here}`
  if (view === 'leaving' ? !snapshot().hasTag('pending') : !snapshot().hasTag(`view:${view}`)) return `not the view of ${here}: ${view}`
  if (snapshot().hasTag('pending')) return goesOn ? null : `nothing leads on from ${here}`
  if (!actor.getSnapshot().can({ type: 'modal.closed' })) return `cannot be closed in ${here}`
  if (step()) return mfa()?.getSnapshot().can({ type: 'back.requested' }) ? null : `no way back in ${here}`
  const ref = login()
  if (!ref || !form()) return `a view without its form in ${here}`
  const state = ref.getSnapshot()
  if (state.matches('notice') || state.matches('resettingPassword')) return notice() ? null : `no dialog in ${here}`
  if (notice()) return `a dialog over ${here}`
  const canSubmit = state.can({ type: 'form.submitted', email: 'wren@example.com', password: 'secret' })
  if (canSubmit || state.can({ type: 'submit.cancelled' })) return null
  return goesOn ? null : `nothing leads on from ${here}`
}

/** Gives up whatever goes on, by what the views offer and by time alone, and logs in. Where that ends. */
async function logInAfterAll({ at: place, childAt, clock, form, notice, snapshot, step, waiting }: Flow): Promise<string> {
  for (const { name, call, settle } of waiting()) {
    settle()
    // Only what is no call may be relied on to answer: the local limit is read from storage.
    if (name === 'recordTimestamp') await call.reject(new Error('blocked'))
  }
  form()?.onCancel()
  notice()?.onClose()
  step()?.onBack()
  clock.advance(defaultPolicy.timing.requestTimeout)
  await flush()
  form()?.onCancel()
  notice()?.onClose()
  form()?.onEmailChange('')
  form()?.onSubmit({ email: 'wren@example.com', password: 'secret' })
  await waiting().find(({ name }) => name === 'logIn')?.call.resolve(wren)
  return snapshot().status === 'done' ? 'done' : `${place()} ${childAt('login') ?? childAt('loginMfa')}`
}

describe('H15 a random walk of the sign-in flow', () => {
  it(`H15 ${WALKS * STEPS} steps: always a view, always a way on, and at the end one can still log in`, async () => {
    const been = new Set<string>()
    let steps = 0
    const walk = fc.array(fc.tuple(fc.nat(happenings.length - 1), fc.nat(10_000)), { minLength: STEPS, maxLength: STEPS })
    await fc.assert(
      fc.asyncProperty(walk, fc.nat(11), async (way, first) => {
        let flow = start(first)
        for (const [kind, n] of way) {
          steps += 1
          await at(happenings, kind)(flow, n)
          await flush()
          expect(stuck(flow)).toBeNull()
          been.add([flow.at(), flow.childAt('login') ?? flow.childAt('loginMfa')].join(' '))
          if (flow.snapshot().status === 'done') flow = start(n)
        }
        expect(await logInAfterAll(flow)).toBe('done')
        expect(flow.clock.pending).toBe(0)
      }),
      { numRuns: WALKS, seed: 21, endOnFailure: true },
    )
    expect(steps).toBe(WALKS * STEPS)
    // A walk that never leaves the door shows nothing.
    for (const place of ['login submitting.waiting', 'login connecting', 'login authorizingSso', 'login verifyingHuman.solving', 'login resettingPassword', 'loginMfa verifying', 'loginMfa resending', 'storingCredential ', 'personalizedLogin editing.typing', 'loggedIn ', 'leavingForSso '])
      expect([...been]).toContain(place)
  }, 60_000)
})
