import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { wren } from '../../../testing/machines/auth.ts'
import { account, code, editing, PASSWORD, start } from '../../../testing/machines/newPassword.ts'

describe.each([
  ['resetLinkInvalid', 'linkInvalid'],
  ['resetLinkExpired', 'linkExpired'],
  ['resetLinkUsed', 'linkUsed'],
] as const)('the code %s', (slot, state) => {
  it('of the check ends the flow', async () => {
    const { at, check, emitted } = start()
    await check.last().reject(code(slot))
    expect([at(), emitted]).toMatchObject([
      state,
      [{ row: `newPassword.${state}`, failure: { status: 400 } }],
    ])
  })

  it('of the new password ends it, too', async () => {
    const { at, set, submit } = await editing()
    submit()
    await set.last().reject(code(slot))
    expect(at()).toBe(state)
  })
})

describe('a check that fails', () => {
  it.each([
    [new ApiFailure('offline'), 'offline'],
    [new ApiFailure('server', { status: 503 }), 'serverFailed'],
    [new ApiFailure('malformed', { status: 200 }), 'malformed'],
    [code('rateLimited'), 'rateLimited'],
    [new ApiFailure('refused', { status: 400, serverMessage: 'Not now.' }), 'refused'],
  ])('%s says so, and is tried again', async (failure, row) => {
    const { at, check, context, send } = start()
    await check.last().reject(failure)
    expect([at(), context().failure]).toEqual(['unchecked', `newPassword.${row}`])
    send({ type: 'retry.requested' })
    expect([at(), context().failure, check.calls.length]).toEqual(['checking.waiting', null, 2])
    await check.last().resolve(account)
    expect(at()).toBe('editing')
  })

  it('D13 by a timeout, too', () => {
    const { at, check, clock, context } = start()
    clock.advance(defaultPolicy.timing.slowAnswer)
    expect(at()).toBe('checking.slow')
    clock.advance(defaultPolicy.timing.requestTimeout)
    expect([at(), context().failure, check.last().signal.aborted]).toEqual([
      'unchecked',
      'newPassword.timedOut',
      true,
    ])
  })
})

describe('the new password', () => {
  it.each([
    [wren, 'loggedIn'],
    [null, 'done'],
  ])('is accepted, and forgotten here: %j', async (user, state) => {
    const { at, context, emitted, set, submit } = await editing()
    submit()
    await set.last().resolve({ user })
    expect([at(), context().password, emitted]).toEqual([state, '', [{ type: 'password.accepted', user }]])
  })

  it('says how long to wait after too many attempts, until something is typed', async () => {
    const { context, set, send, submit } = await editing()
    submit()
    await set.last().reject(new ApiFailure('refused', { status: 429, retryAfterMs: 90_000 }))
    expect(context()).toMatchObject({ failure: 'newPassword.rateLimited', waitMs: 90_000 })
    send({ type: 'password.changed', password: PASSWORD })
    expect(context().waitMs).toBeNull()
  })

  it.each([
    [code('passwordReused'), 'passwordReused', null],
    [code('passwordRejected', 'In a leak.'), 'passwordRefused', 'In a leak.'],
    [code('rateLimited'), 'rateLimited', null],
    [new ApiFailure('refused', { status: 400, serverMessage: 'Not now.' }), 'refused', 'Not now.'],
    [new ApiFailure('server', { status: 503 }), 'serverFailed', null],
    [new ApiFailure('offline'), 'offline', null],
  ])('%s is said and logged, and what was typed is kept', async (failure, row, serverMessage) => {
    const { at, context, emitted, set, submit } = await editing()
    submit()
    await set.last().reject(failure)
    expect([at(), context()]).toMatchObject([
      'editing',
      { password: PASSWORD, failure: `newPassword.${row}`, serverMessage },
    ])
    expect(JSON.stringify(emitted)).not.toMatch(/secret|wide open/)
    expect(emitted).toMatchObject([{ type: 'attempt.failed', row: `newPassword.${row}` }])
    submit()
    expect(at()).toBe('submitting.waiting')
  })

  it('D9, D13 times out, is not retried, and its late answer is ignored', async () => {
    const { at, clock, context, set, submit } = await editing()
    submit()
    clock.advance(defaultPolicy.timing.requestTimeout)
    await set.last().resolve({ user: wren })
    clock.advance(3_600_000)
    expect([at(), context().failure, context().password, set.calls.length]).toEqual([
      'editing',
      'newPassword.timedOut',
      PASSWORD,
      1,
    ])
  })

  it('can be cancelled after a while', async () => {
    const { at, clock, context, send, set, submit } = await editing()
    submit()
    clock.advance(defaultPolicy.timing.slowAnswer)
    expect(at()).toBe('submitting.slow')
    send({ type: 'submit.cancelled' })
    expect([at(), set.last().signal.aborted, context().password, clock.pending]).toEqual([
      'editing',
      true,
      PASSWORD,
      0,
    ])
  })
})
