import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { run, type Mode } from '../../../testing/machines/run.ts'
import { searchAdvisoryMachine } from './searchAdvisory.machine.ts'

const start = (mode: Mode) =>
  run(searchAdvisoryMachine, { clock: createManualClock(), mode, input: undefined })

const target = { notice: 0, part: 'action', actionId: 'talk' } as const
const viewed = { type: 'advisory.viewed' } as const
const clicked = { type: 'advisory.clicked', target }

it('is unseen, then seen, and may be dismissed', () => {
  expect(leavesOf(searchAdvisoryMachine).map(({ name }) => name)).toEqual([
    'searchAdvisory.unseen',
    'searchAdvisory.seen',
    'searchAdvisory.dismissed',
  ])
})

describe.each(['plain', 'strict'] as const)('§7 advisory view and click (%s)', (mode) => {
  it('N6 reports a view once, however often it comes into view', () => {
    const { actor, at, emitted } = start(mode)
    expect([at(), emitted]).toEqual(['unseen', []])
    actor.send(viewed)
    actor.send(viewed)
    expect([at(), emitted]).toEqual(['seen', [viewed]])
  })

  it('is dismissed once, and shown again', () => {
    const { actor, at, emitted } = start(mode)
    const [dismissed, restored] = [{ type: 'advisory.dismissed' }, { type: 'advisory.restored' }] as const
    actor.send(dismissed)
    actor.send(viewed)
    actor.send(dismissed)
    actor.send(dismissed)
    expect(at()).toBe('dismissed')
    actor.send(restored)
    actor.send(restored)
    expect([at(), emitted]).toEqual(['seen', [viewed, dismissed, restored]])
  })

  it('reports every click, and stays where it is', () => {
    const { actor, at, emitted } = start(mode)
    actor.send({ type: 'advisoryLink.opened', target })
    expect([at(), emitted]).toEqual(['unseen', [clicked]])
    actor.send(viewed)
    actor.send({ type: 'advisoryLink.opened', target })
    expect([at(), emitted]).toEqual(['seen', [clicked, viewed, clicked]])
  })
})
