import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import type { LimitCheck } from '../../../src/domain/auth/botLimit.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import type { ErrorRow } from '../../../src/errors/catalogue.ts'
import { accountSwitcherErrors } from '../../../src/errors/auth/accountSwitcher.errors.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { refused, wren } from '../../../testing/machines/auth.ts'
import { startAccountSwitcher } from '../../../testing/machines/accountSwitcher.ts'

const start = (options?: Parameters<typeof startAccountSwitcher>[1]) =>
  startAccountSwitcher(createManualClock(), options)

describe('a switch that fails', () => {
  const steps = new Set(['mfaRequired', 'tooQuick'])
  const rows = Object.entries<ErrorRow>(accountSwitcherErrors).flatMap(([row, { code }]) =>
    code && !steps.has(row) ? [[row, refused(code, { serverMessage: 'Gone.' }), 'Gone.'] as const] : [],
  )

  it('has the rows of the log-in', () => {
    expect(rows.map(([row]) => row)).toEqual([
      'softBanned',
      'rateLimited',
      'suspended',
      'loginAssistance',
      'passwordResetSent',
      'expired',
    ])
  })

  it.each([
    ...rows,
    ['failed', new ApiFailure('refused', { serverMessage: 'No.' }), 'No.'],
    ['failed', new ApiFailure('server', { status: 503 }), null],
    ['failed', new ApiFailure('offline'), null],
    ['failed', new TypeError('x'), null],
  ] as const)('%s is a state of its own, from where one can choose again', async (row, error, message) => {
    const { at, choose, context, emitted, send, switchAccount } = start()
    choose('2')
    await switchAccount.last().reject(error)
    expect([at(), context().serverMessage]).toEqual([`failure.${row}`, message])
    expect(emitted).toMatchObject([{ type: 'accountSwitcher.failed', row: `accountSwitcher.${row}` }])
    send({ type: 'notice.closed' })
    expect(at()).toBe('choosing')
    choose('2')
    await switchAccount.last().reject(error)
    choose('2')
    expect([at(), context().serverMessage]).toEqual(['switching', null])
  })

  it('an account can be removed after it', async () => {
    const { at, choose, ids, remove, switchAccount } = start()
    choose('2')
    await switchAccount.last().reject(refused('noAccount'))
    remove('2')
    expect([at(), ids()]).toEqual(['choosing', ['1']])
  })

  it('D13 times out, and can be cancelled before', () => {
    for (const isCancelled of [false, true]) {
      const { at, choose, clock, send, switchAccount } = start()
      choose('2')
      if (isCancelled) send({ type: 'switch.cancelled' })
      else clock.advance(defaultPolicy.timing.requestTimeout)
      expect([at(), switchAccount.last().signal.aborted, clock.pending]).toEqual([
        isCancelled ? 'choosing' : 'failure.failed',
        true,
        0,
      ])
    }
  })
})

describe('§4 two-factor', () => {
  const credentials = { user_id: '2', group_id: 'g1' }
  const toCode = async () => {
    const running = start()
    running.choose('2')
    await running.switchAccount.last().reject(refused('mfaRequired', { phoneEnd: '42' }))
    return { ...running, loginMfa: () => running.actor.getSnapshot().children.loginMfa }
  }

  it('the two-factor code leads to loginMfa with the end of the phone number, and the code to the account', async () => {
    const { at, emitted, loginMfa, verifyCode } = await toCode()
    expect([at(), loginMfa()?.getSnapshot().context]).toMatchObject([
      'loginMfa',
      { credentials, phoneEnd: '42' },
    ])
    loginMfa()?.send({ type: 'form.submitted', code: '123456' })
    expect(verifyCode.last().input).toEqual({ credentials, code: '123456' })
    await verifyCode.last().resolve(wren)
    expect([at(), emitted.at(-1)]).toEqual(['switched', { type: 'accountSwitcher.switched', user: wren }])
  })

  it('too many codes are a failure that says how long to wait', async () => {
    const { actor, at, loginMfa, verifyCode } = await toCode()
    loginMfa()?.send({ type: 'form.submitted', code: '123456' })
    await verifyCode.last().reject(refused('rateLimited', { retryAfterMs: 90_000 }))
    expect([at(), actor.getSnapshot().context.waitMs]).toEqual(['failure.rateLimited', 90_000])
  })

  it('can be left for the list', async () => {
    const { at, loginMfa } = await toCode()
    loginMfa()?.send({ type: 'back.requested' })
    expect(at()).toBe('choosing')
  })
})

describe('§8 "Too-quick login within the bot-check local limit: loads the widget"', () => {
  const toWidget = async (limit: LimitCheck = { isWithin: true }) => {
    const running = start()
    running.choose('2')
    await running.switchAccount.last().reject(refused('tooQuick'))
    await running.recordTimestamp.last().resolve(limit)
    return running
  }

  it('the switch is retried with the token of the solved widget', async () => {
    const { at, send, switchAccount } = await toWidget()
    expect(at()).toBe('verifyingHuman.loadingWidget')
    send({ type: 'bot.loaded' })
    send({ type: 'bot.solved', token: 'v2' })
    expect([at(), switchAccount.last().input.botToken]).toEqual(['switching', 'v2'])
  })

  it('over the limit it is the rate limit', async () => {
    const { actor, at } = await toWidget({ isWithin: false, waitMs: 7 })
    expect([at(), actor.getSnapshot().context.waitMs]).toEqual(['failure.rateLimited', 7])
  })

  it('the widget can be cancelled, and one that fails is said', async () => {
    const cancelled = await toWidget()
    cancelled.send({ type: 'switch.cancelled' })
    const failing = await toWidget()
    failing.send({ type: 'bot.failed' })
    expect([cancelled.at(), failing.at()]).toEqual(['choosing', 'failure.botWidgetFailed'])
  })
})
