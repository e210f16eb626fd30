import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { notSso, type SsoInfo } from '../../../src/domain/auth/providers/ssoInfo.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { deferred, run, type Mode } from '../../../testing/machines/run.ts'
import { ssoCheckMachine } from './ssoCheck.machine.ts'

const sso: SsoInfo = { ...notSso, isSso: true, existingUser: true, authorizationUri: 'https://sso.example/' }

function start(mode: Mode = 'plain') {
  const checkSso = deferred<SsoInfo, { email: string }>()
  const machine = ssoCheckMachine.provide({ actors: { checkSso: checkSso.logic } })
  return {
    checkSso,
    ...run(machine, {
      clock: createManualClock(),
      mode,
      input: { policy: defaultPolicy, email: 'team@acme.example' },
    }),
  }
}

it('waits, asks, and ends with the result', () => {
  expect(leavesOf(ssoCheckMachine).map(({ name }) => name)).toEqual([
    'ssoCheck.debouncing',
    'ssoCheck.checking',
    'ssoCheck.checked',
  ])
})

describe.each(['plain', 'strict'] as const)('§4 Single sign-on (%s)', (mode) => {
  it('asks the server 300 ms after the email changed, once', () => {
    const { at, checkSso, clock } = start(mode)
    clock.advance(299)
    expect([at(), checkSso.calls.length]).toEqual(['debouncing', 0])
    clock.advance(1)
    expect([at(), checkSso.calls.length]).toEqual(['checking', 1])
    expect(checkSso.last().input).toEqual({ email: 'team@acme.example' })
  })

  it('ends with what the server says', async () => {
    const { actor, at, checkSso, clock } = start(mode)
    clock.advance(300)
    await checkSso.last().resolve(sso)
    expect([at(), actor.getSnapshot().output]).toEqual(['checked', sso])
  })
})

describe('§7 on error, a non-SSO result', () => {
  it('D17 a failed call is a non-SSO result', async () => {
    const { actor, checkSso, clock } = start()
    clock.advance(300)
    await checkSso.last().reject(new ApiFailure('server', { status: 503 }))
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: notSso })
  })

  it('D17 a call that is never answered is a non-SSO result, and is aborted', async () => {
    const { actor, checkSso, clock } = start()
    clock.advance(300 + defaultPolicy.timing.requestTimeout)
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: notSso })
    expect(checkSso.last().signal.aborted).toBe(true)
    await checkSso.last().resolve(sso)
    expect(actor.getSnapshot().output).toEqual(notSso)
  })
})

describe('when it is stopped', () => {
  it.each([0, 300])('D6 I5 after %i ms no call and no timer is left', (ms) => {
    const { actor, checkSso, clock } = start()
    clock.advance(ms)
    actor.stop()
    expect(clock.pending).toBe(0)
    expect(checkSso.calls.filter(({ signal }) => !signal.aborted)).toEqual([])
  })
})
