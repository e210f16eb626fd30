import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy, resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { fakeAuth } from '../../../testing/machines/auth.ts'
import { run } from '../../../testing/machines/run.ts'

const credentials = { username_or_email: 'mfa@example.com', password: 'correct horse battery' }

function start(policy = defaultPolicy) {
  const { loginMfa, verifyCode } = fakeAuth()
  const running = run(loginMfa, {
    clock: createManualClock(),
    input: { policy, credentials, phoneEnd: '42' },
  })
  return {
    verifyCode,
    ...running,
    context: () => running.actor.getSnapshot().context,
    submit: (code: string) => running.send({ type: 'form.submitted', code }),
  }
}

describe('§5 MFA code', () => {
  it.each(['', '   ', ' - '])('%j is a missed spot', (code) => {
    const { at, context, submit, verifyCode } = start()
    submit(code)
    expect([at(), context().error, verifyCode.calls]).toEqual(['entering', 'codeRequired', []])
  })

  it.each(['12345', '1234567', '12345a', '１２３４５', '<b>123</b>', 'Code 12345678'])(
    "%j doesn't look like a verification code",
    (code) => {
      const { at, context, submit, verifyCode } = start()
      submit(code)
      expect([at(), context().error, verifyCode.calls]).toEqual(['entering', 'codeFormat', []])
    },
  )

  it.each([
    ['', 'loginMfa.error.codeRequired'],
    ['12', 'loginMfa.error.codeFormat'],
  ])('%j is a toast for 3.5 s, too, which is announced only at the field', (code, message) => {
    const { emitted, submit } = start()
    submit(code)
    expect(emitted).toEqual([
      { type: 'toast.shown', message, serverMessage: null, duration: 'validationToast', kind: 'echo' },
    ])
    expect(defaultPolicy.timing.validationToast).toBe(3_500)
  })

  it('accepts a pasted code with spaces and dashes, and sends the digits', () => {
    const { submit, verifyCode } = start()
    submit(' 123-456 ')
    expect(verifyCode.last().input).toEqual({ credentials, code: '123456' })
  })

  it.each([
    '１２３４５６',
    '١٢٣٤٥٦',
    '123.456',
    '123·456',
    'G-123456',
    'Your code is 123456, valid for 10 minutes.',
  ])('P3 reads %j', (code) => {
    const { submit, verifyCode } = start()
    submit(code)
    expect(verifyCode.last().input).toEqual({ credentials, code: '123456' })
  })

  it('has the length that the policy says', () => {
    const { at, submit } = start(resolvePolicy({ mfaCodeLength: 4 }))
    submit('1234')
    expect(at()).toBe('verifying')
  })

  it('is taken as typed if it is a backup code, but for spaces, and sent with its way', () => {
    const { at, context, send, submit, verifyCode } = start()
    send({ type: 'otherWay.requested' })
    expect(at()).toBe('choosing')
    send({ type: 'method.chosen', method: 'backup_code' })
    submit('  ')
    expect([at(), context().error]).toEqual(['entering', 'codeRequired'])
    submit(' k7fp-2m9x ')
    expect(verifyCode.last().input).toEqual({ credentials, code: 'k7fp-2m9x', method: 'backup_code' })
  })

  it('of an authenticator app is one like any other', () => {
    const { context, send, submit, verifyCode } = start()
    send({ type: 'otherWay.requested' })
    send({ type: 'method.chosen', method: 'totp' })
    submit('12')
    expect(context().error).toBe('codeFormat')
    submit('123 456')
    expect(verifyCode.last().input).toEqual({ credentials, code: '123456', method: 'totp' })
  })

  it('is sent with the wish to be remembered, which a failure and another way leave', async () => {
    const { context, send, submit, verifyCode } = start()
    send({ type: 'device.toggled', isRemembered: true })
    submit('123456')
    expect(verifyCode.last().input).toEqual({ credentials, code: '123456', remembersDevice: true })
    await verifyCode.last().reject(new ApiFailure('refused', { status: 400 }))
    send({ type: 'otherWay.requested' })
    send({ type: 'method.chosen', method: 'totp' })
    expect(context().isDeviceRemembered).toBe(true)
    send({ type: 'device.toggled', isRemembered: false })
    submit('123456')
    expect(verifyCode.last().input).toEqual({ credentials, code: '123456', method: 'totp' })
  })

  it('keeps its way if no other is chosen', () => {
    const { at, context, send } = start()
    send({ type: 'otherWay.requested' })
    send({ type: 'choice.cancelled' })
    expect([at(), context().method]).toEqual(['entering', 'sms'])
  })

  it('clears the error as soon as the code changes', () => {
    const { context, send, submit } = start()
    submit('')
    send({ type: 'code.changed' })
    expect(context().error).toBeNull()
  })
})
