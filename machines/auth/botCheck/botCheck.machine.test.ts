import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { deferred, run, type Mode } from '../../../testing/machines/run.ts'
import { botCheckMachine, type BotPurpose } from './botCheck.machine.ts'

const { botTokenRefresh, botTokenTimeout } = defaultPolicy.timing

function start(mode: Mode = 'plain') {
  const requestToken = deferred<string, { purpose: BotPurpose }>()
  const machine = botCheckMachine.provide({ actors: { requestToken: requestToken.logic } })
  const running = run(machine, { clock: createManualClock(), mode, input: { policy: defaultPolicy } })
  return { requestToken, ...running, token: () => running.actor.getSnapshot().context.token }
}

async function startReady(mode: Mode = 'plain') {
  const running = start(mode)
  await running.requestToken.last().resolve('token-1')
  return running
}

it('requests a token, and has one', () => {
  expect(leavesOf(botCheckMachine).map(({ name }) => name)).toEqual(['botCheck.refreshing', 'botCheck.ready'])
})

describe.each(['plain', 'strict'] as const)('§4, §9 Bot check (%s)', (mode) => {
  it("has the token 'default' until the first one arrives", async () => {
    const { at, requestToken, token } = start(mode)
    expect([at(), token()]).toEqual(['refreshing', 'default'])
    await requestToken.last().resolve('token-1')
    expect([at(), token()]).toEqual(['ready', 'token-1'])
  })

  it('D24 renews the token every 105,000 ms with one timer', async () => {
    const { at, clock, requestToken, token } = await startReady(mode)
    const before = requestToken.calls.length
    expect([botTokenRefresh, clock.pending]).toEqual([105_000, 1])
    clock.advance(104_999)
    expect(at()).toBe('ready')
    clock.advance(1)
    expect([at(), requestToken.calls.length]).toEqual(['refreshing', before + 1])
    await requestToken.last().resolve('token-2')
    expect([token(), clock.pending]).toEqual(['token-2', 1])
  })

  it('D24 I5 stopping leaves no timer and no call', async () => {
    for (const running of [start(mode), await startReady(mode)]) {
      running.actor.stop()
      expect(running.clock.pending).toBe(0)
    }
    const { actor, requestToken } = start(mode)
    actor.stop()
    expect(requestToken.calls.filter(({ signal }) => !signal.aborted)).toEqual([])
  })
})

describe('§4 The v3 token is refreshed after every failed attempt', () => {
  it('requests another token when one is spent, and restarts the timer', async () => {
    const { actor, clock, requestToken, token } = await startReady()
    clock.advance(100_000)
    actor.send({ type: 'refresh.requested' })
    await requestToken.last().resolve('token-2')
    expect([token(), requestToken.calls.length]).toEqual(['token-2', 2])
    clock.advance(104_999)
    expect(requestToken.calls).toHaveLength(2)
  })

  it('requests one token when several attempts fail at once', async () => {
    const { actor, requestToken } = await startReady()
    for (let n = 0; n < 5; n += 1) actor.send({ type: 'refresh.requested' })
    expect(requestToken.calls).toHaveLength(2)
  })
})

describe("D14 a failed token is the token 'default'", () => {
  it('D14 when the check fails', async () => {
    const { actor, at, requestToken, token } = await startReady()
    actor.send({ type: 'refresh.requested' })
    await requestToken.last().reject(new Error('The script is blocked.'))
    expect([at(), token()]).toEqual(['ready', 'default'])
  })

  it('D13 D14 when it takes longer than 8,000 ms; the late response is ignored', async () => {
    const { actor, at, clock, requestToken, token } = await startReady()
    actor.send({ type: 'refresh.requested' })
    expect(botTokenTimeout).toBe(8_000)
    clock.advance(7_999)
    expect(at()).toBe('refreshing')
    clock.advance(1)
    expect([at(), token(), requestToken.last().signal.aborted]).toEqual(['ready', 'default', true])
    await requestToken.last().resolve('late')
    expect(token()).toBe('default')
  })

  it('D24 a tab that slept through many periods requests one token', async () => {
    const { clock, requestToken } = await startReady()
    clock.advance(10 * botTokenRefresh - 1)
    // Unanswered, each request becomes 'default' after its time and is asked again after the period: never two at once.
    expect(requestToken.calls.filter(({ signal }) => !signal.aborted).length).toBeLessThanOrEqual(1)
    expect(clock.pending).toBe(1)
  })
})

describe('§7 the view shown', () => {
  it('decides what a token is requested for, also when it changes', async () => {
    const { actor, requestToken, token } = await startReady()
    actor.send({ type: 'view.changed', purpose: 'signup' })
    await requestToken.last().resolve('token-2')
    actor.send({ type: 'refresh.requested' })
    expect(requestToken.calls.map(({ input }) => input.purpose)).toEqual(['login', 'signup', 'signup'])
    expect(token()).toBe('token-2')
  })

  it('replaces the request for the view before, whose token is not used', async () => {
    const { actor, at, requestToken, token } = start()
    const before = requestToken.last()
    actor.send({ type: 'view.changed', purpose: 'signup' })
    await before.resolve('token of the log-in')
    expect([at(), token(), before.signal.aborted]).toEqual(['refreshing', 'default', true])
    await requestToken.last().resolve('token-2')
    expect(token()).toBe('token-2')
  })
})
