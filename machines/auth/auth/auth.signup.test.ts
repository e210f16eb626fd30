import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import type { Mode } from '../../../testing/machines/run.ts'
import { startAuth } from '../../../testing/machines/authFlow.ts'
import { wren } from '../../../testing/machines/auth.ts'

const email = 'new@example.com'
const password = 'correct horse battery'
const token = { google_open_id_token: 'token' }

function start(options: Parameters<typeof startAuth>[1] = {}) {
  const running = startAuth(createManualClock(), { isSignupHere: true, ...options })
  return {
    ...running,
    signUp: async () => {
      running.send({ type: 'signup.requested' })
      await running.loadSignup.last().resolve()
    },
  }
}

describe.each(['plain', 'strict'] as const)('§4 from logging in to signing up (%s)', (mode) => {
  it('loads the sign-up bundle first, and keeps the email as typed', async () => {
    const { at, loadSignup, send, signup, type } = start({ mode, country: 'KR', needsConsents: true })
    type(email)
    send({ type: 'signup.requested' })
    expect(at()).toBe('openingSignup')
    await loadSignup.last().resolve()
    expect([at(), signup.last().input]).toMatchObject([
      'signup',
      { email, needsConsents: true, country: 'KR' },
    ])
  })

  it('a bundle that does not load is reported, and can be retried or left', async () => {
    const { at, loadSignup, send } = start({ mode })
    send({ type: 'signup.requested' })
    await loadSignup.last().reject(new Error('offline'))
    expect(at()).toBe('signupUnavailable')
    send({ type: 'load.retried' })
    expect([at(), loadSignup.calls.length]).toEqual(['openingSignup', 2])
    await loadSignup.last().reject(new Error('offline'))
    send({ type: 'login.requested' })
    expect(at()).toBe('login')
  })

  it('D13 so is one that never arrives', () => {
    const { at, clock, loadSignup, send } = start({ mode })
    send({ type: 'signup.requested' })
    clock.advance(defaultPolicy.timing.requestTimeout)
    expect([at(), loadSignup.last().signal.aborted, clock.pending]).toEqual(['signupUnavailable', true, 0])
  })

  it('a new account is logged in, and marked as new', async () => {
    const { at, emitted, signUp, signup } = start({ mode })
    await signUp()
    await signup
      .last()
      .resolve({ outcome: 'registered', user: wren, credentials: { username_or_email: email, password } })
    expect([at(), emitted]).toMatchObject([
      'registered',
      [{ type: 'auth.loggedIn', user: wren, provider: 'email', isNew: true }],
    ])
  })
})

describe('§4 from signing up to logging in', () => {
  it('an email that has an account is logged in with what was typed, at once and once (D1)', async () => {
    const { at, childAt, logIn, signUp, signup } = start()
    await signUp()
    await signup.last().resolve({ outcome: 'existing', email, password })
    expect([at(), childAt('login'), logIn.calls.length]).toEqual(['loggingIn', 'submitting.waiting', 1])
    expect(logIn.last().input.credentials).toEqual({ username_or_email: email, password })
  })

  it('a wrong password there is an error of the log-in form, with email and password still in it', async () => {
    const { actor, childAt, logIn, signUp, signup } = start()
    await signUp()
    await signup.last().resolve({ outcome: 'existing', email, password })
    await logIn.last().reject(new Error('wrong'))
    expect(childAt('login')).toBe('editing.typing')
    expect(actor.getSnapshot().children.login?.getSnapshot().context).toMatchObject({ email, password })
  })

  it('the toggle keeps what was typed and sends nothing (H8)', async () => {
    const { at, childAt, context, logIn, signUp, signup } = start()
    await signUp()
    await signup.last().resolve({ outcome: 'loginRequested', email, password })
    expect([at(), childAt('login'), logIn.calls]).toEqual(['login', 'editing.typing', []])
    expect(context()).toMatchObject({ email, password })
  })

  it('a business email leaves for its own sign-up', async () => {
    const { at, emitted, signUp, signup } = start()
    await signUp()
    await signup.last().resolve({ outcome: 'ssoSignup', email: 'new@acme.example' })
    expect([at(), emitted]).toEqual([
      'leavingForSso',
      [{ type: 'auth.ssoSignup', email: 'new@acme.example' }],
    ])
  })

  it('users who are too young are redirected away', async () => {
    const { at, context, emitted, signUp, signup } = start()
    await signUp()
    await signup.last().resolve({ outcome: 'turnedAway' })
    expect([at(), emitted, context().password]).toEqual(['turnedAway', [{ type: 'auth.turnedAway' }], ''])
  })
})

describe('§4 Social sign-up', () => {
  const connected = async (mode: Mode = 'plain') => {
    const running = start({ mode })
    await running.signUp()
    await running.signup.last().resolve({ outcome: 'connected', provider: 'google', credentials: token })
    return running
  }
  const unknown = async () => {
    const running = await connected()
    await running.logIn
      .last()
      .reject(new ApiFailure('refused', { status: 404, code: defaultPolicy.codes.noAccount[0] ?? null }))
    return running
  }

  it('a provider chosen at sign-up is a log-in first', async () => {
    const { childAt, logIn } = await connected()
    expect([childAt('login'), logIn.last().input.credentials]).toEqual(['submitting.waiting', token])
  })

  it('without an account the social sign-up follows, with the token', async () => {
    const { at, loadSignup, socialSignup } = await unknown()
    await loadSignup.last().resolve()
    expect([at(), socialSignup.last().input]).toMatchObject([
      'socialSignup',
      { type: 'google', credentials: token },
    ])
  })

  it("'Not now' leads back to the sign-up form, and the provider is forgotten", async () => {
    const { at, context, loadSignup, socialSignup } = await unknown()
    await loadSignup.last().resolve()
    await socialSignup.last().resolve({ outcome: 'declined' })
    expect([at(), context()]).toMatchObject(['signup', { provider: null, credentials: null }])
  })

  it('an email that has an account leads to the log-in form with that email, and sends nothing', async () => {
    const { at, childAt, context, loadSignup, logIn, socialSignup } = await unknown()
    await loadSignup.last().resolve()
    await socialSignup.last().resolve({ outcome: 'existing', email })
    expect([at(), childAt('login'), context().email, logIn.calls.length]).toEqual([
      'login',
      'editing.typing',
      email,
      1,
    ])
  })
})

describe('§2 a sign-up page', () => {
  it('starts with the form if the bundle is loaded, and loads it otherwise', () => {
    expect(start({ startsWith: 'signup', isSignupLoaded: true }).at()).toBe('signup')
    expect(start({ startsWith: 'signup' }).at()).toBe('openingSignup')
  })

  it('if signing up happens elsewhere, the request is emitted and nothing else happens', () => {
    const { at, emitted, send, type } = start({ isSignupHere: false })
    type(email)
    send({ type: 'signup.requested' })
    expect([at(), emitted]).toEqual(['login', [{ type: 'auth.signupRequested', email }]])
  })
})
