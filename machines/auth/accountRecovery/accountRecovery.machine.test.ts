import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import type { LoginData } from '../../../src/domain/auth/providers/loginData.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { deferred, run, type Mode } from '../../../testing/machines/run.ts'
import { accountRecoveryMachine, type RecoveryCredentials } from './accountRecovery.machine.ts'

const credentials: RecoveryCredentials = { facebook_id: '1001', facebook_token: 'secret-token' }
const data = (isGoogleConnected: boolean, hasPassword: boolean): LoginData => ({
  isGoogleConnected,
  hasPassword,
  isFBAuthOnly: !isGoogleConnected && !hasPassword,
})

function start(mode: Mode = 'plain', given: RecoveryCredentials | null = credentials) {
  const readLoginData = deferred<LoginData, RecoveryCredentials>()
  const machine = accountRecoveryMachine.provide({ actors: { readLoginData: readLoginData.logic } })
  return {
    readLoginData,
    ...run(machine, {
      clock: createManualClock(),
      mode,
      input: { policy: defaultPolicy, credentials: given },
    }),
  }
}

it('reads the login data, shows one of four banners, and can be dismissed', () => {
  expect(leavesOf(accountRecoveryMachine).map(({ name }) => name)).toEqual([
    'accountRecovery.reading',
    'accountRecovery.shown.googleConnected',
    'accountRecovery.shown.hasPassword',
    'accountRecovery.shown.facebookOnly',
    'accountRecovery.shown.default',
    'accountRecovery.dismissed',
  ])
})

describe.each(['plain', 'strict'] as const)('§2 Banners: variants by login data (%s)', (mode) => {
  it.each([
    ['googleConnected', data(true, false)],
    ['googleConnected', data(true, true)],
    ['hasPassword', data(false, true)],
    ['facebookOnly', data(false, false)],
  ])('%s for %j', async (variant, answer) => {
    const { at, emitted, readLoginData } = start(mode)
    expect([at(), readLoginData.last().input]).toEqual(['reading', credentials])
    await readLoginData.last().resolve(answer)
    expect([at(), emitted]).toEqual([`shown.${variant}`, []])
  })

  it('without a token, shows the default one at once, and makes no call', () => {
    const { at, clock, readLoginData } = start(mode, null)
    expect([at(), readLoginData.calls, clock.pending]).toEqual(['shown.default', [], 0])
  })
})

describe('§7 failure returns null', () => {
  it.each([
    ['D9 a server error', new ApiFailure('server', { status: 503 })],
    ['a refusal', new ApiFailure('refused', { status: 400, serverMessage: 'x' })],
    ['D8 no connection', new ApiFailure('offline')],
    ['D11 a wrong shape', new ApiFailure('malformed')],
    ['anything else that is thrown', new TypeError('x is undefined')],
  ])('%s: the default banner', async (_, error) => {
    const { at, emitted, readLoginData } = start()
    await readLoginData.last().reject(error)
    expect([at(), emitted]).toMatchObject(['shown.default', [{ type: 'loginData.failed' }]])
    expect(readLoginData.calls).toHaveLength(1)
  })

  it('D13 so does a call without a response, and it is aborted', () => {
    const { at, clock, emitted, readLoginData } = start()
    clock.advance(defaultPolicy.timing.requestTimeout - 1)
    expect(at()).toBe('reading')
    clock.advance(1)
    expect([at(), readLoginData.last().signal.aborted, clock.pending]).toEqual(['shown.default', true, 0])
    expect(emitted).toEqual([{ type: 'loginData.failed', failure: null }])
  })
})

describe('dismissing it', () => {
  it.each(['reading', 'shown'])('leads out of %s; D6 I5 nothing is left', async (state) => {
    const { actor, clock, emitted, readLoginData, send } = start()
    if (state === 'shown') await readLoginData.last().resolve(data(true, true))
    send({ type: 'banner.dismissed' })
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', value: 'dismissed' })
    expect([emitted, clock.pending, readLoginData.last().signal.aborted]).toEqual([
      [{ type: 'recovery.dismissed' }],
      0,
      state === 'reading',
    ])
  })
})

it('C1 the token is dropped after use, and never emitted', async () => {
  const { actor, emitted, readLoginData } = start()
  await readLoginData.last().reject(new ApiFailure('server', { status: 503 }))
  expect(actor.getSnapshot().context.credentials).toBeNull()
  expect(JSON.stringify(emitted)).not.toContain('secret-token')
})
