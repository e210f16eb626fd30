import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { run, type Mode } from '../../../testing/machines/run.ts'
import { fakeAuth, wren } from '../../../testing/machines/auth.ts'
import { loginMfaMachine, type LoginMfaInput } from './loginMfa.machine.ts'

const credentials = { username_or_email: 'mfa@example.com', password: 'correct horse battery' }

function start({ mode, ...input }: { readonly mode?: Mode } & Partial<LoginMfaInput> = {}) {
  const { loginMfa, verifyCode, resendCode } = fakeAuth()
  const running = run(loginMfa, {
    clock: createManualClock(),
    mode: mode ?? 'plain',
    input: { policy: defaultPolicy, credentials, phoneEnd: '42', ...input },
  })
  return {
    verifyCode,
    resendCode,
    ...running,
    context: () => running.actor.getSnapshot().context,
    submit: (code: string) => running.send({ type: 'form.submitted', code }),
    resend: () => running.send({ type: 'resend.requested' }),
  }
}

it('takes a code, verifies it or sends a new one, and continues or goes back', () => {
  expect(leavesOf(loginMfaMachine).map(({ name }) => name)).toEqual([
    'loginMfa.entering',
    'loginMfa.choosing',
    'loginMfa.verifying',
    'loginMfa.resending',
    'loginMfa.judging',
    'loginMfa.refused',
    'loginMfa.verified',
    'loginMfa.left',
  ])
})

describe.each(['plain', 'strict'] as const)('§4 Two-factor (%s)', (mode) => {
  it('ends with the user once the code is right', async () => {
    const { actor, submit, verifyCode } = start({ mode })
    submit('123456')
    await verifyCode.last().resolve(wren)
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', value: 'verified', output: { user: wren } })
  })

  it("resend shows the toast 'We sent you a new code!' for 5 s", async () => {
    const { at, emitted, resend, resendCode } = start({ mode })
    resend()
    expect([at(), resendCode.last().input]).toEqual(['resending', { credentials }])
    await resendCode.last().resolve()
    expect(at()).toBe('entering')
    expect(emitted).toEqual([
      { type: 'toast.shown', message: 'loginMfa.codeResent', duration: 'resendCodeToast', kind: 'status' },
    ])
    expect(defaultPolicy.timing.resendCodeToast).toBe(5_000)
  })

  it('D18 resend pressed five times is one call and one toast', async () => {
    const { emitted, resend, resendCode } = start({ mode })
    for (let n = 0; n < 5; n += 1) resend()
    await resendCode.last().resolve()
    expect([resendCode.calls.length, emitted.length]).toEqual([1, 1])
  })

  it('D18 neither resends while verifying nor verifies while resending', () => {
    const verifying = start({ mode })
    verifying.submit('123456')
    verifying.resend()
    verifying.submit('123456')
    expect([verifying.verifyCode.calls.length, verifying.resendCode.calls.length]).toEqual([1, 0])
    const resending = start({ mode })
    resending.resend()
    resending.submit('123456')
    expect([resending.verifyCode.calls.length, resending.resendCode.calls.length]).toEqual([0, 1])
  })
})

describe('§8 MFA failure: server message or the generic error', () => {
  it.each([
    [
      'the server’s message',
      new ApiFailure('refused', { status: 400, serverMessage: 'Expired.' }),
      'mfaFailed',
      'Expired.',
    ],
    ['no message', new ApiFailure('refused', { status: 400 }), 'mfaFailed', null],
    ['D15 an unknown code', new ApiFailure('refused', { status: 400, code: 9999 }), 'mfaFailed', null],
    ['D9 a server error', new ApiFailure('server', { status: 503 }), 'serverFailed', null],
    ['D8 no connection', new ApiFailure('offline'), 'offline', null],
    ['a wrong shape', new ApiFailure('malformed'), 'malformed', null],
    ['anything else that is thrown', new TypeError('x is undefined'), 'malformed', null],
  ])('%s', async (_, error, row, serverMessage) => {
    for (const way of ['verifyCode', 'resendCode'] as const) {
      const running = start()
      if (way === 'verifyCode') running.submit('123456')
      else running.resend()
      await running[way].last().reject(error)
      expect([running.at(), running.context()]).toMatchObject(['entering', { error: row, serverMessage }])
      expect(running.emitted).toMatchObject([{ type: 'attempt.failed', row: `loginMfa.${row}` }])
    }
  })

  it('D9 a failed code is not resent automatically, but can be submitted again', async () => {
    const { at, clock, context, submit, verifyCode } = start()
    submit('123456')
    await verifyCode.last().reject(new ApiFailure('server', { status: 503 }))
    clock.advance(3_600_000)
    expect(verifyCode.calls).toHaveLength(1)
    submit('123456')
    expect([at(), context().error, verifyCode.calls.length]).toEqual(['verifying', null, 2])
  })

  it.each([
    ['email', credentials],
    ['google', { google_open_id_token: 'token' }],
    [null, { user_id: '4' }],
  ] as const)('§9 a failure is reported for whoever vouches for the person: %s', async (provider, given) => {
    const { emitted, submit, verifyCode } = start({ credentials: given })
    submit('123456')
    await verifyCode.last().reject(new ApiFailure('refused', { status: 400 }))
    expect(emitted).toMatchObject([{ type: 'attempt.failed', provider }])
  })

  it('C1 reports the failure without the code or the password', async () => {
    const { emitted, submit, verifyCode } = start()
    submit('987654')
    await verifyCode.last().reject(new ApiFailure('refused', { status: 400, serverMessage: 'Expired.' }))
    expect(JSON.stringify(emitted)).not.toMatch(/987654|correct horse/)
  })
})

describe('D13 a call that is never answered', () => {
  it.each(['submit', 'resend'] as const)(
    '%s times out back to the code, is aborted, and spends the bot token',
    async (way) => {
      const running = start()
      if (way === 'submit') running.submit('123456')
      else running.resend()
      running.clock.advance(defaultPolicy.timing.requestTimeout)
      const call = [...running.verifyCode.calls, ...running.resendCode.calls]
      expect([running.at(), running.context().error, call.map(({ signal }) => signal.aborted)]).toEqual([
        'entering',
        'timedOut',
        [true],
      ])
      expect(running.emitted).toEqual([
        { type: 'attempt.failed', row: 'loginMfa.timedOut', failure: null, provider: 'email' },
      ])
    },
  )

  it.each(['entering', 'verifying', 'resending'] as const)(
    'Back leads out of %s at any time, and aborts; D6 I5 nothing is left',
    async (state) => {
      const running = start()
      if (state === 'verifying') running.submit('123456')
      if (state === 'resending') running.resend()
      expect(running.at()).toBe(state)
      running.send({ type: 'back.requested' })
      expect(running.actor.getSnapshot()).toMatchObject({ status: 'done', output: { user: null } })
      expect(
        [...running.verifyCode.calls, ...running.resendCode.calls].filter(({ signal }) => !signal.aborted),
      ).toEqual([])
      expect(running.clock.pending).toBe(0)
    },
  )
})
