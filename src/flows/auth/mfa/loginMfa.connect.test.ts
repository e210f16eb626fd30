import { describe, expect, it, vi } from 'vitest'
import { flush, run } from '../../../../testing/machines/run.ts'
import { fakeAuth } from '../../../../testing/machines/auth.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { createManualClock } from '../../../platform/memory.ts'
import { connectLoginMfa, loginMfaCallbacks } from './loginMfa.connect.ts'

const email = 'mfa@example.com'

function start(phoneEnd: string | null = '42') {
  const { loginMfa, resendCode, verifyCode } = fakeAuth()
  const input = {
    policy: defaultPolicy,
    credentials: { username_or_email: email, password: 'secret' },
    phoneEnd,
  }
  const running = run(loginMfa, { clock: createManualClock(), input })
  const send = vi.fn<(event: unknown) => void>()
  const shown = () => connectLoginMfa(running.actor.getSnapshot())
  return { ...running, resendCode, verifyCode, told: send, shown, callbacks: loginMfaCallbacks(send) }
}

const idle = {
  phoneEnd: '42',
  isVerifying: false,
  isResending: false,
  errors: {},
  serverMessage: null,
}
const code = { type: 'form.submitted', code: '123456' } as const

describe('what the two-factor step shows', () => {
  const situations: readonly (readonly [string, (mfa: ReturnType<typeof start>) => unknown, object])[] = [
    ['at first', () => undefined, idle],
    ['while the code is verified', ({ send }) => send(code), { ...idle, isVerifying: true }],
    [
      'while a new code is sent',
      ({ send }) => send({ type: 'resend.requested' }),
      { ...idle, isResending: true },
    ],
    [
      'without a code',
      ({ send }) => send({ type: 'form.submitted', code: '' }),
      { ...idle, errors: { code: 'loginMfa.codeRequired' } },
    ],
    [
      'with a code that is none',
      ({ send }) => send({ type: 'form.submitted', code: 'x' }),
      { ...idle, errors: { code: 'loginMfa.codeFormat' } },
    ],
    [
      "with the server's message",
      ({ send, verifyCode }) => [
        send(code),
        verifyCode.last().reject(new ApiFailure('refused', { serverMessage: 'Expired.' })),
      ],
      { ...idle, errors: { code: 'loginMfa.mfaFailed' }, serverMessage: 'Expired.' },
    ],
    [
      'D9 after a server error, whose message is not shown',
      ({ send, verifyCode }) => [
        send(code),
        verifyCode.last().reject(new ApiFailure('server', { serverMessage: 'x' })),
      ],
      { ...idle, errors: { notice: 'loginMfa.serverFailed' } },
    ],
  ]

  it.each(situations)('%s', async (_, reach, expected) => {
    const mfa = start()
    await reach(mfa)
    await flush()
    expect(mfa.shown()).toMatchObject(expected)
    expect(mfa.told).not.toHaveBeenCalled()
  })

  it.each([null, '12345', '<b>42</b>'])(
    'E15 gives the end of the phone number as text, or none: %j',
    (phoneEnd) => {
      expect(start(phoneEnd).shown().phoneEnd).toBe(phoneEnd)
    },
  )
})

it.each([
  ['onCodeChange', [], { type: 'code.changed' }],
  ['onSubmit', [{ code: ' 1 ' }], { type: 'form.submitted', code: ' 1 ' }],
  ['onDeviceToggle', [true], { type: 'device.toggled', isRemembered: true }],
  ['onOtherWay', [], { type: 'otherWay.requested' }],
  ['onResend', [], { type: 'resend.requested' }],
  ['onBack', [], { type: 'back.requested' }],
] as const)('what the two-factor step tells: %s', (name, args, event) => {
  const { callbacks, told } = start()
  // SAFETY: the arguments above are the callback's own.
  ;(callbacks[name] as (...given: readonly unknown[]) => void)(...args)
  expect(told).toHaveBeenCalledExactlyOnceWith(event)
})
