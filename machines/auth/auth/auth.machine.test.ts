import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { notSso } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../testing/leaves.ts'
import { run, type Mode } from '../../testing/testing.ts'
import { fakeAuth, refused, wren } from '../../testing/auth.ts'
import { authMachine } from './auth.machine.ts'
import type { AuthInput } from './auth.types.ts'

const email = 'wren@example.com'
const password = 'correct horse battery'

function start({ mode, ...input }: Partial<AuthInput> & { readonly mode?: Mode } = {}) {
  const faked = fakeAuth()
  const running = run(faked.auth, {
    clock: createManualClock(),
    mode: mode ?? 'plain',
    input: {
      policy: defaultPolicy,
      isFullyLoggedIn: false,
      isSwitchingAccount: false,
      isPersonalized: false,
      ...input,
    },
  })
  const { actor } = running
  return {
    ...faked,
    ...running,
    context: () => actor.getSnapshot().context,
    login: () => actor.getSnapshot().children.login,
    loginMfa: () => actor.getSnapshot().children.loginMfa,
    submit: () => actor.getSnapshot().children.login?.send({ type: 'form.submitted', email, password }),
  }
}

async function startMfa(options?: Parameters<typeof start>[0]) {
  const running = start(options)
  running.submit()
  await running.logIn.last().reject(refused('mfaRequired', { phoneEnd: '42' }))
  return running
}

async function startStoring() {
  const running = await startMfa()
  running.loginMfa()?.send({ type: 'form.submitted', code: '123456' })
  await running.verifyCode.last().resolve(wren)
  return running
}

it('greets or asks for a log-in, asks for a second factor, stores the credential, signs up by e-mail or by a provider, and ends in five ways', () => {
  expect(leavesOf(authMachine).map(({ name }) => name)).toEqual([
    'auth.deciding',
    'auth.personalizedLogin',
    'auth.login',
    'auth.openingSignup',
    'auth.signupUnavailable',
    'auth.signup',
    'auth.socialSignup',
    'auth.loginMfa',
    'auth.storingCredential',
    'auth.loggedIn',
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

  it('a fully logged-in visitor is led away, and no form is started', () => {
    const { emitted, login } = start({ isFullyLoggedIn: true })
    expect([emitted, login()]).toEqual([[{ type: 'auth.alreadyLoggedIn' }], undefined])
  })

  it("'Not you?' leads to an empty form", () => {
    const { at, context, login, send } = start({ isPersonalized: true, email })
    expect(login()?.getSnapshot().context.email).toBe(email)
    send({ type: 'otherAccount.requested' })
    expect([at(), context().email, login()?.getSnapshot().context.email]).toEqual(['login', '', ''])
  })
})

describe.each(['plain', 'strict'] as const)('§4 from log-in to the end (%s)', (mode) => {
  it('D7 starts nothing by itself: no call, no timer', () => {
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
      { type: 'auth.loggedIn', user: wren, isSocial: false, isMultiStep: false, isNew: false },
    ])
    expect(clock.pending).toBe(0)
  })

  it('D7 one failed attempt is told once', async () => {
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
      isSocial: false,
      isMultiStep: true,
      isNew: false,
    })
  })
})

describe('C13 the credential store never holds a log-in up', () => {
  it('C13 goes on when it refuses', async () => {
    const { at, storeCredential } = await startStoring()
    await storeCredential.last().reject(new Error('Not allowed.'))
    expect(at()).toBe('loggedIn')
  })

  it('C13 goes on when it hangs, and tells it so', async () => {
    const { at, clock, storeCredential } = await startStoring()
    clock.advance(defaultPolicy.timing.credentialTimeout - 1)
    expect(at()).toBe('storingCredential')
    clock.advance(1)
    expect([at(), storeCredential.last().signal.aborted, clock.pending]).toEqual(['loggedIn', true, 0])
  })

  it('a log-in by a provider has nothing to store', async () => {
    const { emitted, login, loginMfa, logIn, openPopup, storeCredential, verifyCode } = start()
    login()?.send({ type: 'provider.chosen', provider: 'facebook' })
    openPopup.last().send({ type: 'popup.answered', data: { facebook_id: '1', facebook_token: 't' } })
    await logIn.last().reject(refused('mfaRequired'))
    loginMfa()?.send({ type: 'form.submitted', code: '123456' })
    await verifyCode.last().resolve(wren)
    expect(emitted.at(-1)).toEqual({
      type: 'auth.loggedIn',
      user: wren,
      isSocial: true,
      isMultiStep: true,
      isNew: false,
    })
    expect(storeCredential.calls).toEqual([])
  })
})

describe('the ways out', () => {
  it('Back from the second factor leads to the form with e-mail and password still there', async () => {
    const { at, login, loginMfa } = await startMfa()
    loginMfa()?.send({ type: 'back.requested' })
    expect([at(), login()?.getSnapshot().context]).toMatchObject(['login', { email, password, errors: {} }])
  })

  it('§4 the toggle to sign-up keeps the e-mail as it stands in the form', () => {
    const { at, emitted, login, send } = start({ email: 'old@example.com' })
    login()?.send({ type: 'email.changed', value: 'new@example.com' })
    send({ type: 'signup.requested' })
    expect([at(), emitted]).toEqual(['login', [{ type: 'auth.signupRequested', email: 'new@example.com' }]])
  })

  it('an e-mail of SSO without an account leaves for its sign-up', async () => {
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
    '§4 closing the modal is told with the mode (account switch: %j), and stops everything',
    (isSwitchingAccount) => {
      const { at, clock, emitted, logIn, send, submit } = start({ isSwitchingAccount })
      submit()
      send({ type: 'modal.closed' })
      expect([at(), emitted]).toEqual(['dismissed', [{ type: 'auth.dismissed', isSwitchingAccount }]])
      expect([logIn.last().signal.aborted, clock.pending]).toEqual([true, 0])
    },
  )

  it('D6 a log-in whose answer comes after the modal was closed has no effect', async () => {
    const { emitted, logIn, send, submit } = start()
    submit()
    send({ type: 'modal.closed' })
    await logIn.last().resolve(wren)
    expect(emitted.map(({ type }) => type)).toEqual(['auth.dismissed'])
  })
})

describe('C1 C14 what proves who someone is does not outlive its use', () => {
  const remains = ({ actor }: Pick<ReturnType<typeof start>, 'actor'>) =>
    JSON.stringify([actor.getSnapshot().context, actor.getPersistedSnapshot()])

  it('C1 after a log-in with two factors', async () => {
    const running = await startStoring()
    expect(remains(running)).toContain(password)
    await running.storeCredential.last().resolve()
    expect(remains(running)).not.toMatch(/correct horse|123456/)
    expect(JSON.stringify(running.emitted)).not.toMatch(/correct horse|123456/)
  })

  it('C14 after the modal was closed in the middle of the second factor', async () => {
    const running = await startMfa()
    running.send({ type: 'modal.closed' })
    expect(remains(running)).not.toContain(password)
  })

  it('C14 after leaving for the SSO sign-up, back from the second factor', async () => {
    const running = await startMfa()
    running.loginMfa()?.send({ type: 'back.requested' })
    running.login()?.send({ type: 'email.changed', value: 'new@acme.example' })
    running.clock.advance(300)
    await running.checkSso.last().resolve({ ...notSso, isSso: true })
    running.login()?.send({ type: 'form.submitted', email: 'new@acme.example', password: '' })
    expect([running.at(), remains(running).includes(password)]).toEqual(['leavingForSso', false])
  })
})

describe('§4 Bot check', () => {
  it('starts at the first touch, once, and is renewed when a token was spent', async () => {
    const { childAt, requestToken, send } = start()
    send({ type: 'botToken.spent' })
    expect(childAt('botCheck')).toBeNull()
    for (let n = 0; n < 3; n += 1) send({ type: 'form.touched' })
    await requestToken.last().resolve('token-1')
    expect([childAt('botCheck'), requestToken.calls.length]).toEqual(['ready', 1])
    send({ type: 'botToken.spent' })
    expect(requestToken.calls).toHaveLength(2)
  })

  it('D24 I5 stops with the flow, however it ends', async () => {
    for (const end of ['loggedIn', 'dismissed', 'stopped']) {
      const { actor, clock, logIn, requestToken, send, submit } = start()
      send({ type: 'form.touched' })
      await requestToken.last().resolve('token-1')
      expect(clock.pending).toBe(1)
      submit()
      if (end === 'loggedIn') await logIn.last().resolve(wren)
      if (end === 'dismissed') send({ type: 'modal.closed' })
      if (end === 'stopped') actor.stop()
      expect(clock.pending).toBe(0)
    }
  })

  it('D7 I4 goes on after StrictMode has stopped and started the flow', () => {
    const { childAt, requestToken, send } = start({ mode: 'strict' })
    send({ type: 'form.touched' })
    expect([childAt('botCheck'), requestToken.calls.length]).toEqual(['refreshing', 1])
  })
})

it('I5 stopped at the second factor while a call hangs, no timer is left', async () => {
  const { actor, clock, loginMfa, verifyCode } = await startMfa()
  loginMfa()?.send({ type: 'form.submitted', code: '123456' })
  expect(clock.pending).toBe(1)
  actor.stop()
  await verifyCode.last().reject(new ApiFailure('aborted'))
  expect([clock.pending, verifyCode.last().signal.aborted]).toEqual([0, true])
})
