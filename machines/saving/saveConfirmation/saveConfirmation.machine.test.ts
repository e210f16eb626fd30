import { describe, expect, it } from 'vitest'
import { defaultPolicy, resolvePolicy, type Policy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { run, type Mode } from '../../../testing/machines/run.ts'
import { saveConfirmationMachine } from './saveConfirmation.machine.ts'

const start = (mode: Mode = 'plain', policy: Policy = defaultPolicy) =>
  run(saveConfirmationMachine, { clock: createManualClock(), mode, input: { policy } })

it('animates in, celebrates, and is dismissed', () => {
  expect(leavesOf(saveConfirmationMachine).map(({ name }) => name)).toEqual([
    'saveConfirmation.showing.animatingIn',
    'saveConfirmation.showing.celebrating',
    'saveConfirmation.dismissed',
  ])
})

describe.each(['plain', 'strict'] as const)('§4, §9 Save confirmation overlay (%s)', (mode) => {
  it('celebrates after 1,250 ms', () => {
    const { at, clock } = start(mode)
    clock.advance(1_249)
    expect(at()).toBe('showing.animatingIn')
    clock.advance(1)
    expect(at()).toBe('showing.celebrating')
  })

  it('J20 is dismissed 2,600 ms after it appeared, once', () => {
    const { at, clock, emitted } = start(mode)
    clock.advance(2_599)
    expect([at(), emitted]).toEqual(['showing.celebrating', []])
    clock.advance(1)
    expect([at(), emitted, clock.pending]).toEqual(['dismissed', [{ type: 'overlay.dismissed' }], 0])
    clock.advance(60_000)
    expect(emitted).toHaveLength(1)
  })

  it('D6 I5 stopping leaves no timer and emits nothing', () => {
    const { actor, clock, emitted } = start(mode)
    clock.advance(2_000)
    actor.stop()
    clock.advance(60_000)
    expect([clock.pending, emitted]).toEqual([0, []])
  })
})

it('dismissed before its confetti, it shows none', () => {
  const { at, clock } = start('plain', resolvePolicy({ timing: { saveOverlay: 1_000 } }))
  clock.advance(1_000)
  expect(at()).toBe('dismissed')
})
