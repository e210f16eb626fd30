import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy, resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { deferred, run, type Mode } from '../../../testing/machines/run.ts'
import { blockMachine } from './block.machine.ts'

const unasked = resolvePolicy({ saving: { confirmBlock: false } })

function start({ mode = 'plain' as Mode, isBlocked = false, isSignedIn = true, policy = unasked } = {}) {
  const block = deferred<void>()
  const unblock = deferred<void>()
  const machine = blockMachine.provide({ actors: { block: block.logic, unblock: unblock.logic } })
  const running = run(machine, {
    clock: createManualClock(),
    mode,
    input: { policy, isBlocked, isSignedIn },
  })
  return {
    block,
    unblock,
    ...running,
    running,
    toggle: () => running.send({ type: 'block.toggled' }),
    shows: () => running.actor.getSnapshot().context.wants,
    callCounts: () => [block.calls.length, unblock.calls.length],
  }
}

it('is blocked or not, asks, or changes between the two', () => {
  expect(
    leavesOf(blockMachine)
      .filter(({ isTransient }) => !isTransient)
      .map(({ name }) => name),
  ).toEqual(['block.unblocked', 'block.confirming', 'block.blocking', 'block.blocked', 'block.unblocking'])
})

describe.each(['plain', 'strict'] as const)('§4 Follow and block (%s)', (mode) => {
  it('blocks at once on screen, and unblocks', async () => {
    const { at, block, emitted, shows, toggle, unblock } = start({ mode })
    toggle()
    expect([at(), shows()]).toEqual(['blocking', true])
    await block.last().resolve()
    toggle()
    expect([at(), shows()]).toEqual(['unblocking', false])
    await unblock.last().resolve()
    expect(at()).toBe('unblocked')
    expect(emitted).toEqual([
      { type: 'block.confirmed', isBlocked: true, isLast: true },
      { type: 'block.confirmed', isBlocked: false, isLast: true },
    ])
  })

  it.each([
    [false, 'unblocked'],
    [true, 'blocked'],
  ] as const)('takes a failed change of %s back without a word', async (isBlocked, state) => {
    const { at, block, emitted, shows, toggle, unblock } = start({ mode, isBlocked })
    const failure = new ApiFailure('refused', { status: 400 })
    toggle()
    await (isBlocked ? unblock : block).last().reject(failure)
    expect([at(), shows(), emitted]).toEqual([
      state,
      isBlocked,
      [{ type: 'attempt.failed', row: 'block.failed', failure }],
    ])
  })

  it('D1 block, unblock, block in quick succession is one call; the last click wins', async () => {
    const { callCounts, at, block, toggle, unblock } = start({ mode })
    for (let n = 0; n < 3; n += 1) toggle()
    toggle()
    await block.last().resolve()
    expect([at(), callCounts()]).toEqual(['unblocking', [1, 1]])
    await unblock.last().resolve()
    expect([at(), callCounts()]).toEqual(['unblocked', [1, 1]])
  })
})

describe.each(['plain', 'strict'] as const)('a block is confirmed first (%s)', (mode) => {
  const ask = (isSignedIn = true) => {
    const asked = start({ mode, policy: defaultPolicy, isSignedIn })
    asked.toggle()
    return asked
  }

  it('blocks nobody until it is confirmed', async () => {
    const { at, block, callCounts, running, shows, toggle } = ask()
    expect([at(), shows(), callCounts()]).toEqual(['confirming', false, [0, 0]])
    toggle()
    expect(at()).toBe('confirming')
    running.send({ type: 'question.confirmed' })
    expect([at(), shows(), callCounts()]).toEqual(['blocking', true, [1, 0]])
    await block.last().resolve()
    toggle()
    expect(at()).toBe('unblocking')
  })

  it('closing the question changes nothing', () => {
    const { at, callCounts, running, shows } = ask()
    running.send({ type: 'question.closed' })
    expect([at(), shows(), callCounts()]).toEqual(['unblocked', false, [0, 0]])
  })

  it('a visitor is asked to log in, not whether to block', () => {
    const { at, emitted } = ask(false)
    expect([at(), emitted]).toEqual(['unblocked', [{ type: 'login.required' }]])
  })
})

it('D13 no response: undone; unknown and no longer wanted: the opposite call follows', () => {
  const simple = start()
  simple.toggle()
  simple.clock.advance(defaultPolicy.timing.requestTimeout)
  expect([simple.at(), simple.shows(), simple.block.last().signal.aborted]).toEqual([
    'unblocked',
    false,
    true,
  ])
  const turned = start()
  turned.toggle()
  turned.toggle()
  turned.clock.advance(defaultPolicy.timing.requestTimeout)
  expect([turned.at(), turned.callCounts()]).toEqual(['unblocking', [1, 1]])
})

it('§6 asks visitors to log in, and sends nothing', () => {
  const { callCounts, emitted, toggle } = start({ isSignedIn: false })
  toggle()
  expect([callCounts(), emitted]).toEqual([[0, 0], [{ type: 'login.required' }]])
})

it('D6 I5 stopping aborts the call and clears the timer', () => {
  const { actor, block, clock, toggle } = start()
  toggle()
  actor.stop()
  expect([clock.pending, block.last().signal.aborted]).toEqual([0, true])
})
