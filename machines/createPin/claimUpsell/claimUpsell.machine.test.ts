import { describe, expect, it } from 'vitest'
import { defaultPolicy, resolvePolicy, type Policy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { run, type Mode } from '../../../testing/machines/run.ts'
import { claimUpsellMachine } from './claimUpsell.machine.ts'

const start = (mode: Mode = 'plain', policy: Policy = defaultPolicy) =>
  run(claimUpsellMachine, { clock: createManualClock(), mode, input: { policy } })

it('is locked, then dismissible, and ends in connecting or dismissed', () => {
  expect(leavesOf(claimUpsellMachine).map(({ name }) => name)).toEqual([
    'claimUpsell.locked',
    'claimUpsell.dismissible',
    'claimUpsell.connecting',
    'claimUpsell.dismissed',
  ])
})

describe.each(['plain', 'strict'] as const)('§4 Photo-sharing upsell (%s)', (mode) => {
  it('B2 B6 reports once that it is shown', () => {
    const { emitted, clock } = start(mode)
    clock.advance(60_000)
    expect(emitted).toEqual([{ type: 'claim.shown' }])
  })

  it('B5 J24 cannot be dismissed for 2,000 ms', () => {
    const { actor, at, clock } = start(mode)
    clock.advance(1_999)
    actor.send({ type: 'upsell.dismissed' })
    expect(at()).toBe('locked')
    clock.advance(1)
    expect(at()).toBe('dismissible')
    actor.send({ type: 'upsell.dismissed' })
    expect([at(), actor.getSnapshot().output]).toEqual(['dismissed', { outcome: 'dismissed' }])
  })

  it.each([0, 5_000])('B4 connects %d ms after it was shown', (ms) => {
    const { actor, at, clock, emitted } = start(mode)
    clock.advance(ms)
    actor.send({ type: 'connect.requested' })
    expect([at(), actor.getSnapshot().output, emitted, clock.pending]).toEqual([
      'connecting',
      { outcome: 'connecting' },
      [{ type: 'claim.shown' }, { type: 'claim.connecting' }],
      0,
    ])
  })

  it('D6 I5 stopping leaves no timer and emits nothing', () => {
    const { actor, clock, emitted } = start(mode)
    actor.stop()
    clock.advance(60_000)
    expect([clock.pending, emitted]).toEqual([0, [{ type: 'claim.shown' }]])
  })
})

it('can be dismissed as soon as the policy says', () => {
  const { actor, at, clock } = start('plain', resolvePolicy({ timing: { claimDismiss: 10 } }))
  clock.advance(10)
  actor.send({ type: 'upsell.dismissed' })
  expect(at()).toBe('dismissed')
})
