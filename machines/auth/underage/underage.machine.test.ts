import { describe, expect, it } from 'vitest'
import { defaultPolicy, resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { deferred, run, type Mode } from '../../../testing/machines/run.ts'
import { underageMachine } from './underage.machine.ts'

const toast = { type: 'toast.shown', message: 'underage.toast', duration: 'underageToast', kind: 'alert' }
const { underageRedirect } = defaultPolicy.timing

function start({
  mode = 'plain',
  policy = defaultPolicy,
  isRefused = false,
}: { readonly mode?: Mode; readonly policy?: typeof defaultPolicy; readonly isRefused?: boolean } = {}) {
  const flag = deferred<void>()
  const running = run(underageMachine.provide({ actors: { setUnderageFlag: flag.logic } }), {
    clock: createManualClock(),
    mode,
    input: { policy, birthday: '2020-02-29', isRefused },
  })
  return {
    ...running,
    flag,
    confirm: () => running.send({ type: 'birthday.confirmed' }),
    ended: () => running.actor.getSnapshot().output,
  }
}

it('asks, then leaves after Confirm, or goes back to edit', () => {
  expect(leavesOf(underageMachine).map(({ name }) => name)).toEqual([
    'underage.deciding',
    'underage.asking',
    'underage.blocked',
    'underage.leaving',
    'underage.confirmed',
    'underage.edited',
    'underage.editedInVain',
  ])
})

describe.each(['plain', 'strict'] as const)('§2 Underage confirmation (%s)', (mode) => {
  it('waits for the user for as long as it takes', () => {
    const { at, clock, emitted, flag } = start({ mode })
    clock.advance(3_600_000)
    expect([at(), emitted, clock.pending, flag.calls]).toEqual(['asking', [], 0, []])
  })

  it('Confirm shows a toast for 3.5 s, then redirects after 4 s', () => {
    const { at, clock, confirm, emitted, ended, flag } = start({ mode })
    expect(flag.calls).toHaveLength(0)
    confirm()
    expect([at(), emitted, flag.calls.length]).toEqual(['leaving', [toast], 1])
    expect(defaultPolicy.timing).toMatchObject({ underageToast: 3_500, underageRedirect: 4_000 })
    clock.advance(underageRedirect - 1)
    expect([at(), ended()]).toEqual(['leaving', undefined])
    clock.advance(1)
    expect([at(), ended(), clock.pending]).toEqual(['confirmed', { outcome: 'confirmed' }, 0])
  })

  it('Edit returns to the form', () => {
    const { at, ended, flag, send } = start({ mode })
    send({ type: 'edit.requested' })
    expect([at(), ended(), flag.calls]).toEqual(['edited', { outcome: 'edit' }, []])
  })

  it('C10 after a refusal by the server, the device is flagged at once and Edit leads to a blocked form', () => {
    const { at, ended, flag, send } = start({ mode, isRefused: true })
    expect([at(), flag.calls.length > 0]).toEqual(['blocked', true])
    send({ type: 'edit.requested' })
    expect(ended()).toEqual({ outcome: 'blocked' })
  })

  it('C9 a flag that cannot be set changes nothing', async () => {
    const { at, confirm, flag } = start({ mode })
    confirm()
    await flag.last().reject(new Error('blocked'))
    expect(at()).toBe('leaving')
  })

  it('D1 Confirm twice is one toast and one time-out', () => {
    const { clock, confirm, emitted } = start({ mode })
    confirm()
    confirm()
    expect([emitted, clock.pending]).toEqual([[toast], 1])
  })
})

describe.each(['plain', 'strict'] as const)('J27 a user who is about to be redirected (%s)', (mode) => {
  it('can leave at once', () => {
    const { confirm, clock, ended, send } = start({ mode })
    confirm()
    send({ type: 'leave.requested' })
    expect([ended(), clock.pending]).toEqual([{ outcome: 'confirmed' }, 0])
  })

  it('can stay: the redirect is off, and a second Confirm restarts the full time', () => {
    const { at, clock, confirm, ended, send } = start({ mode })
    confirm()
    clock.advance(underageRedirect - 1)
    send({ type: 'stay.requested' })
    clock.advance(3_600_000)
    expect([at(), clock.pending]).toEqual(['blocked', 0])
    confirm()
    clock.advance(underageRedirect - 1)
    expect(at()).toBe('leaving')
    clock.advance(1)
    expect(ended()).toEqual({ outcome: 'confirmed' })
  })

  it('can still edit; I5 no redirect is left', () => {
    const { confirm, clock, ended, send } = start({ mode })
    confirm()
    send({ type: 'edit.requested' })
    expect([ended(), clock.pending]).toEqual([{ outcome: 'blocked' }, 0])
  })

  it('neither leaves nor stays before Confirm', () => {
    const { at, send } = start({ mode })
    send({ type: 'leave.requested' })
    send({ type: 'stay.requested' })
    expect(at()).toBe('asking')
  })

  it('waits as long as the policy says', () => {
    const { at, clock, confirm } = start({
      mode,
      policy: resolvePolicy({ timing: { underageRedirect: 20_000 } }),
    })
    confirm()
    clock.advance(19_999)
    expect(at()).toBe('leaving')
    clock.advance(1)
    expect(at()).toBe('confirmed')
  })
})
