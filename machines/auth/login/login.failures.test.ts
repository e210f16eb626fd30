import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy, resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { wren } from '../../../testing/machines/auth.ts'
import { email, password, startLogin } from '../../../testing/machines/login.ts'

const start = (options?: Parameters<typeof startLogin>[1]) => startLogin(createManualClock(), options)
const { slowAnswer, requestTimeout } = defaultPolicy.timing

describe('§8 Login: the place of each error', () => {
  it.each([
    ['wrongPassword', { password: 'login.wrongPassword' }],
    ['passwordRejected', { password: 'login.passwordRejected' }],
    ['connectedToFacebook', { facebook: 'login.connectedToFacebook' }],
    ['facebookOnly', { facebook: 'login.facebookOnly' }],
    ['googleOnly', { google: 'login.googleOnly' }],
    ['appleOnly', { email: 'login.appleOnly' }],
  ] as const)('%s', async (code, errors) => {
    const { at, context, fail } = start()
    await fail(defaultPolicy.codes[code][0] ?? null)
    expect([at(), context().errors]).toEqual(['editing.typing', errors])
  })

  it('a code that carries a server message shows it on the email field', async () => {
    const { context, fail } = start()
    await fail(9999, { serverMessage: 'Paused until noon.' })
    expect(context()).toMatchObject({
      errors: { email: 'login.serverMessage' },
      serverMessage: 'Paused until noon.',
    })
  })

  it.each([
    ['generic', 9999, { notice: 'login.unexplained' }],
    ['generic', null, { notice: 'login.unexplained' }],
    ['silent', 9999, {}],
    ['silent', null, {}],
  ] as const)(
    'D15 an unknown error without message, under the policy %s: code %j',
    async (policy, code, errors) => {
      const { at, context, emitted, fail } = start({ policy: resolvePolicy({ unexplainedErrors: policy }) })
      await fail(code)
      expect([at(), context().errors]).toEqual(['editing.typing', errors])
      expect(emitted).toMatchObject([{ type: 'attempt.failed', row: 'login.unexplained' }])
    },
  )

  it('a call that was aborted is only logged', async () => {
    const { at, context, emitted, logIn, submit } = start()
    submit()
    await logIn.last().reject(new ApiFailure('aborted'))
    expect([at(), context().errors]).toEqual(['editing.typing', {}])
    expect(emitted).toMatchObject([{ type: 'attempt.failed', row: 'login.unexplained' }])
  })

  it.each([
    ['D8 no connection', new ApiFailure('offline'), 'login.offline'],
    ['D9 a server error', new ApiFailure('server', { status: 503 }), 'login.serverFailed'],
    ['a wrong shape', new ApiFailure('malformed', { status: 200 }), 'login.malformed'],
    ['anything else that is thrown', new TypeError('x is undefined'), 'login.malformed'],
  ])('%s shows over the form, and can be retried, but not automatically', async (_, error, row) => {
    const { at, clock, context, logIn, submit } = start()
    submit()
    await logIn.last().reject(error)
    expect(context()).toMatchObject({ email, password, errors: { notice: row } })
    clock.advance(3_600_000)
    expect([at(), logIn.calls.length]).toEqual(['editing.typing', 1])
    submit()
    expect([at(), context().errors, logIn.calls.length]).toEqual(['submitting.waiting', {}, 2])
  })

  it.each([
    ['softBanned', 0],
    ['rateLimited', 1],
    ['loginAssistance', 2],
    ['passwordResetSent', 3],
    ['suspended', 6],
    ['wrongPassword', undefined],
  ] as const)('§4 the outcome code of %s is %j', async (code, outcome) => {
    const { emitted, fail } = start()
    await fail(defaultPolicy.codes[code][0] ?? null)
    expect(emitted).toMatchObject([{ type: 'attempt.failed', provider: 'email' }])
    expect(Object(emitted[0]).outcome).toBe(outcome)
  })

  it('D19 an aborted call shows no error', async () => {
    const { context, logIn, submit } = start()
    submit()
    await logIn.last().reject(new ApiFailure('aborted'))
    expect(context().errors).toEqual({})
  })

  it('C1 reports the failure without the password', async () => {
    const { emitted, fail } = start()
    await fail(defaultPolicy.codes.wrongPassword[0] ?? null, { serverMessage: 'No.' })
    expect(emitted).toMatchObject([
      { type: 'attempt.failed', row: 'login.wrongPassword', failure: { code: 1009 } },
    ])
    expect(JSON.stringify(emitted)).not.toContain(password)
  })

  it('two-factor required ends the form with the last digits of the phone number', async () => {
    const { actor, fail } = start()
    await fail(defaultPolicy.codes.mfaRequired[0] ?? null, { phoneEnd: '42' })
    const credentials = { username_or_email: email, password }
    expect(actor.getSnapshot().output).toEqual({
      outcome: 'mfaRequired',
      email,
      password,
      credentials,
      phoneEnd: '42',
    })
  })
})

describe('§5 Validation errors after a failed submit show as a toast', () => {
  it.each([
    ['', '', 'login.error.emailRequired'],
    ['', password, 'login.error.emailRequired'],
    [email, '', 'login.error.passwordRequired'],
  ] as const)('%j and %j: %s', (typed, secret, message) => {
    const { emitted, submit } = start()
    submit(typed, secret)
    expect(emitted).toEqual([
      { type: 'toast.shown', message, serverMessage: null, duration: 'validationToast', kind: 'echo' },
    ])
  })
})

describe('D13 a log-in that is never answered', () => {
  it('becomes slow, and can be cancelled: the call is aborted and its late response has no effect', async () => {
    const { at, clock, logIn, send, submit } = start()
    submit()
    clock.advance(slowAnswer - 1)
    expect(at()).toBe('submitting.waiting')
    clock.advance(1)
    expect(at()).toBe('submitting.slow')
    send({ type: 'submit.cancelled' })
    expect([at(), logIn.last().signal.aborted, clock.pending]).toEqual(['editing.typing', true, 0])
    await logIn.last().resolve(wren)
    expect(at()).toBe('editing.typing')
  })

  it('times out, and spends the bot token', () => {
    const { at, clock, context, emitted, logIn, submit } = start()
    submit()
    clock.advance(requestTimeout)
    expect([at(), context().errors, logIn.last().signal.aborted]).toEqual([
      'editing.typing',
      { notice: 'login.timedOut' },
      true,
    ])
    expect(emitted).toEqual([
      { type: 'attempt.failed', row: 'login.timedOut', failure: null, provider: 'email' },
    ])
  })

  it('D6 I5 stopping in the middle aborts the call, emits nothing and leaves no timer', async () => {
    const { actor, clock, emitted, logIn, submit } = start()
    submit()
    actor.stop()
    expect([logIn.last().signal.aborted, clock.pending]).toEqual([true, 0])
    await logIn.last().reject(new ApiFailure('aborted'))
    expect(emitted).toEqual([])
  })
})
