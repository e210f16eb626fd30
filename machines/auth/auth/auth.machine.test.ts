import { describe, expect, it } from 'vitest'
import { notSso } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { refused, wren } from '../../../testing/machines/auth.ts'
import { authMachine } from './auth.machine.ts'
import { email, password, startAuth, toMfa } from '../../../testing/machines/authFlow.ts'

const start = (options?: Parameters<typeof startAuth>[1]) => startAuth(createManualClock(), options)
const startMfa = (options?: Parameters<typeof start>[0]) => toMfa(start(options))

it('logs in, with a second factor if required, signs up by email, provider or company, and says how it ended', () => {
  expect(leavesOf(authMachine).map(({ name }) => name)).toEqual([
    'auth.deciding',
    'auth.personalizedLogin',
    'auth.login',
    'auth.loggingIn',
    'auth.openingSignup',
    'auth.signupUnavailable',
    'auth.signup',
    'auth.socialSignup',
    'auth.decidingSso',
    'auth.ssoSignup',
    'auth.loginMfa',
    'auth.storingCredential',
    'auth.offeringPasskey',
    'auth.entering',
    'auth.loggedIn',
    'auth.loggedInWithCode',
    'auth.loggedInWithPasskey',
    'auth.registered',
    'auth.alreadyLoggedIn',
    'auth.leavingForSso',
    'auth.turnedAway',
    'auth.dismissed',
  ])
})

describe('§2 which view is shown first', () => {
  it.each([
    ['a visitor', {}, 'login'],
    ['a recognised viewer', { isPersonalized: true }, 'personalizedLogin'],
    ['a fully logged-in visitor', { isFullyLoggedIn: true, isPersonalized: true }, 'alreadyLoggedIn'],
    [
      'a fully logged-in visitor who adds an account',
      { isFullyLoggedIn: true, isSwitchingAccount: true },
      'login',
    ],
  ] as const)('%s', (_, input, state) => {
    expect(start(input).at()).toBe(state)
  })

  it('a fully logged-in visitor is redirected away, and no form starts', () => {
    const { emitted, login } = start({ isFullyLoggedIn: true })
    expect([emitted, login()]).toEqual([[{ type: 'auth.alreadyLoggedIn' }], undefined])
  })

  it("'Not you?' leads to an empty form", () => {
    const { at, context, login, send } = start({ isPersonalized: true, email })
    expect(login()?.getSnapshot().context.email).toBe(email)
    send({ type: 'otherAccount.requested' })
    expect([at(), context().email, login()?.getSnapshot().context.email]).toEqual(['login', '', ''])
  })

  it.each([true, false])('a verified passkey ends the form, with a greeting: %s', (isPersonalized) => {
    const { at, of, send } = start({ isPersonalized, email })
    send({ type: 'passkey.verified', user: wren })
    expect([at(), of('auth.loggedIn')]).toMatchObject([
      'loggedInWithPasskey',
      [{ user: wren, provider: 'passkey', isMultiStep: false, isNew: false }],
    ])
  })
})

describe.each(['plain', 'strict'] as const)('§4 from log-in to the end (%s)', (mode) => {
  it('D7 starts no call and no timer on its own', () => {
    const { clock, fakes } = start({ mode })
    expect(Object.values(fakes).filter(({ calls }) => calls.length > 0)).toEqual([])
    expect(clock.pending).toBe(0)
  })

  it('one submit is one call, one success, and nothing is left', async () => {
    const { clock, emitted, logIn, submit } = start({ mode })
    submit()
    await logIn.last().resolve(wren)
    expect(logIn.calls).toHaveLength(1)
    expect(emitted).toEqual([
      { type: 'auth.loggedIn', user: wren, provider: 'email', isMultiStep: false, isNew: false },
    ])
    expect(clock.pending).toBe(0)
  })

  it('D7 one failed attempt is reported once', async () => {
    const { emitted, logIn, submit } = start({ mode })
    submit()
    await logIn.last().reject(refused('wrongPassword'))
    expect(emitted).toHaveLength(1)
  })

  it('a second factor: the code, the credential store, then the success', async () => {
    const running = await startMfa({ mode })
    expect([running.at(), running.loginMfa()?.getSnapshot().context.phoneEnd]).toEqual(['loginMfa', '42'])
    running.loginMfa()?.send({ type: 'form.submitted', code: '123456' })
    await running.verifyCode.last().resolve(wren)
    expect([running.at(), running.storeCredential.last().input]).toEqual([
      'storingCredential',
      { id: email, password },
    ])
    await running.storeCredential.last().resolve()
    expect(running.emitted.at(-1)).toEqual({
      type: 'auth.loggedIn',
      user: wren,
      provider: 'email',
      isMultiStep: true,
      isNew: false,
    })
  })
})

describe('the ways out', () => {
  it('Back from the second factor leads to the form with email and password still there', async () => {
    const { at, login, loginMfa } = await startMfa()
    loginMfa()?.send({ type: 'back.requested' })
    expect([at(), login()?.getSnapshot().context]).toMatchObject(['login', { email, password, errors: {} }])
  })

  it.each([
    ['softBanned', 'softBanned'],
    ['rateLimited', 'tooManyAttempts'],
    ['suspended', 'deactivated'],
  ] as const)('§4 %s while a code is checked opens its dialog over the form', async (slot, notice) => {
    for (const step of ['form.submitted', 'resend.requested'] as const) {
      const { at, childAt, emitted, login, loginMfa, resendCode, verifyCode } = await startMfa()
      loginMfa()?.send(step === 'form.submitted' ? { type: step, code: '123456' } : { type: step })
      await (step === 'form.submitted' ? verifyCode : resendCode)
        .last()
        .reject(refused(slot, { retryAfterMs: 90_000 }))
      const { email: kept, waitMs } = login()?.getSnapshot().context ?? {}
      expect([at(), childAt('login'), kept, waitMs]).toEqual(['login', `notice.${notice}`, email, 90_000])
      expect(emitted.at(-1)).toMatchObject({ type: 'attempt.failed', row: `loginMfa.${slot}` })
      login()?.send({ type: 'notice.closed' })
      expect(childAt('login')).toBe('editing.typing')
    }
  })

  it('§2 a dialog that the page asks for is opened by the log-in form', () => {
    const { login, send } = start()
    send({ type: 'notice.opened', notice: 'softBanned' })
    expect(login()?.getSnapshot().value).toEqual({ notice: 'softBanned' })
  })

  it('§4 the toggle to sign-up keeps the email as typed', () => {
    const { at, emitted, login, send } = start({ email: 'old@example.com' })
    login()?.send({ type: 'email.changed', value: 'new@example.com' })
    send({ type: 'signup.requested' })
    expect([at(), emitted]).toEqual(['login', [{ type: 'auth.signupRequested', email: 'new@example.com' }]])
  })

  it('an SSO email without an account leads to its sign-up', async () => {
    const { at, checkSso, clock, emitted, login } = start()
    login()?.send({ type: 'email.changed', value: 'new@acme.example' })
    clock.advance(300)
    await checkSso.last().resolve({ ...notSso, isSso: true })
    login()?.send({ type: 'form.submitted', email: 'new@acme.example', password: '' })
    expect([at(), emitted]).toEqual([
      'leavingForSso',
      [{ type: 'auth.ssoSignup', email: 'new@acme.example' }],
    ])
  })

  it.each([true, false])(
    '§4 closing the modal is emitted with the mode (account switch: %j), and stops everything',
    (isSwitchingAccount) => {
      const { at, clock, emitted, logIn, send, submit } = start({ isSwitchingAccount })
      submit()
      send({ type: 'modal.closed' })
      expect([at(), emitted]).toEqual(['dismissed', [{ type: 'auth.dismissed', isSwitchingAccount }]])
      expect([logIn.last().signal.aborted, clock.pending]).toEqual([true, 0])
    },
  )

  it('D6 a response after the modal closed has no effect', async () => {
    const { emitted, logIn, send, submit } = start()
    submit()
    send({ type: 'modal.closed' })
    await logIn.last().resolve(wren)
    expect(emitted.map(({ type }) => type)).toEqual(['auth.dismissed'])
  })
})
