import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { refused, startPasskeyLogin as start } from '../../../testing/machines/passkeyLogin.ts'

describe('refusals of the browser', () => {
  it.each([
    ['cancelled', 'passkeyLogin.cancelled'],
    ['noCredential', 'passkeyLogin.noCredential'],
    ['notAllowed', 'passkeyLogin.notAllowed'],
    ['notSupported', 'passkeyLogin.notSupported'],
    ['timedOut', 'passkeyLogin.timedOut'],
    ['failed', 'passkeyLogin.failed'],
  ] as const)('%s is the row %s', async (reason, row) => {
    const { at, askPasskey, choosing, context, emitted, send } = start()
    await choosing()
    await askPasskey.last().reject(refused(reason))
    expect([at(), context().failure, emitted]).toEqual([
      'offering',
      row,
      [{ type: 'attempt.failed', row, failure: null, provider: 'passkey' }],
    ])
    send({ type: 'passkey.requested' })
    expect(context().failure).toBeNull()
  })
})

describe('refusals of the server', () => {
  it.each([
    [new ApiFailure('refused', { code: 1034 }), 'passkeyLogin.noCredential', 'offering'],
    [new ApiFailure('refused', { serverMessage: 'Paused.' }), 'passkeyLogin.failed', 'offering'],
    [new ApiFailure('server', { status: 503 }), 'passkeyLogin.serverFailed', 'offering'],
    [new ApiFailure('offline'), 'passkeyLogin.offline', 'offering'],
    [new ApiFailure('malformed'), 'passkeyLogin.malformed', 'offering'],
    [new ApiFailure('refused', { code: 1004 }), 'passkeyLogin.softBanned', 'notice.softBanned'],
    [new ApiFailure('refused', { code: 1011 }), 'passkeyLogin.rateLimited', 'notice.tooManyAttempts'],
    [new ApiFailure('refused', { code: 1014 }), 'passkeyLogin.suspended', 'notice.deactivated'],
  ] as const)('%s is the row %s, in %s', async (failure, row, state) => {
    const { at, context, of, send, verifying, verifyPasskey } = start()
    await verifying()
    await verifyPasskey.last().reject(failure)
    expect([at(), context().failure, context().credential]).toEqual([state, row, null])
    expect(of('attempt.failed')).toMatchObject([{ row, provider: 'passkey' }])
    send({ type: 'notice.closed' })
    expect(at()).toBe('offering')
  })

  it.each(['readPasskeyRequest', 'verifyPasskey'] as const)(
    'D13 without an answer to %s it says so after 30 s',
    async (name) => {
      const { clock, context, at, offering, send, verifying, ...fakes } = start()
      if (name === 'verifyPasskey') await verifying()
      else {
        await offering()
        send({ type: 'passkey.requested' })
      }
      clock.advance(5_000)
      expect(at()).toMatch(/slow$/)
      clock.advance(25_000)
      expect([at(), context().failure, fakes[name].last().signal.aborted]).toEqual([
        'offering',
        'passkeyLogin.timedOut',
        true,
      ])
    },
  )

  it('can be cancelled while it is waited for', async () => {
    const { at, verifying, send, verifyPasskey, emitted } = start()
    await verifying()
    send({ type: 'request.cancelled' })
    expect([at(), verifyPasskey.last().signal.aborted, emitted]).toEqual(['offering', true, []])
  })
})
