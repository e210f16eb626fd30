import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import type { PromotePin } from '../../../src/domain/promote/promotion.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { deferred, run, type Mode } from '../../../testing/machines/run.ts'
import { pinSelectionMachine } from './pinSelection.machine.ts'

const pinOf = (id: string): PromotePin => ({
  id,
  title: `Pin ${id}`,
  link: null,
  imageUrl: null,
  color: null,
  isVideo: false,
  ownerId: '1',
})
const pins = [pinOf('21'), pinOf('723421968459640832')]

function start(mode: Mode = 'plain', pinId: string | null = null) {
  const readPins = deferred<readonly PromotePin[]>()
  const machine = pinSelectionMachine.provide({ actors: { readPins: readPins.logic } })
  const running = run(machine, { clock: createManualClock(), mode, input: { policy: defaultPolicy, pinId } })
  return { readPins, ...running, output: () => running.actor.getSnapshot().output }
}
type Running = ReturnType<typeof start>

it('loads, then offers pins, is empty or fails, and ends in chosen or cancelled', () => {
  expect(leavesOf(pinSelectionMachine).map(({ name }) => name)).toEqual([
    'pinSelection.loading.waiting',
    'pinSelection.loading.slow',
    'pinSelection.choosing',
    'pinSelection.empty',
    'pinSelection.failed',
    'pinSelection.chosen',
    'pinSelection.cancelled',
  ])
})

describe.each(['plain', 'strict'] as const)('§2 Pin selection (%s)', (mode) => {
  it('outputs the chosen pin, with an ID that no number could hold', async () => {
    const { at, clock, output, readPins, send } = start(mode)
    await readPins.last().resolve(pins)
    expect(at()).toBe('choosing')
    send({ type: 'pin.chosen', pinId: '723421968459640832' })
    expect([at(), output(), clock.pending]).toEqual(['chosen', { outcome: 'chosen', pin: pins[1] }, 0])
  })

  it.each(['', '99', '__proto__', '723421968459640830'])('ignores %j, which is not listed', async (pinId) => {
    const { actor, at, readPins, send } = start(mode, '21')
    await readPins.last().resolve(pins)
    send({ type: 'pin.chosen', pinId })
    expect([at(), actor.getSnapshot().context]).toEqual([
      'choosing',
      { policy: defaultPolicy, pinId: '21', pins },
    ])
  })

  it('ignores a choice before there are pins', () => {
    const { at, send } = start(mode)
    send({ type: 'pin.chosen', pinId: '21' })
    expect(at()).toBe('loading.waiting')
  })

  it('keeps the pins on screen however long the choice takes', async () => {
    const { actor, at, clock, readPins, send } = start(mode)
    await readPins.last().resolve(pins)
    clock.advance(3_600_000)
    send({ type: 'retry.requested' })
    expect([at(), actor.getSnapshot().context.pins]).toEqual(['choosing', pins])
  })
})

describe('D6 cancelling leaves no call and no timer', () => {
  it.each<[string, (running: Running) => unknown]>([
    ['loading.waiting', () => undefined],
    ['loading.slow', ({ clock }) => clock.advance(defaultPolicy.timing.slowAnswer)],
    ['choosing', ({ readPins }) => readPins.last().resolve(pins)],
    ['empty', ({ readPins }) => readPins.last().resolve([])],
    ['failed', ({ readPins }) => readPins.last().reject(new ApiFailure('server'))],
  ])('in %s', async (state, reach) => {
    const running = start()
    await reach(running)
    expect(running.at()).toBe(state)
    running.send({ type: 'selection.cancelled' })
    expect([running.output(), running.clock.pending]).toEqual([{ outcome: 'cancelled' }, 0])
    expect(running.readPins.last().signal.aborted).toBe(state.startsWith('loading'))
  })
})

describe('pins that do not load', () => {
  it('D9 are reported, and only retried by the user', async () => {
    const { at, clock, emitted, readPins, send } = start()
    const failure = new ApiFailure('offline')
    await readPins.last().reject(failure)
    expect([at(), emitted]).toEqual([
      'failed',
      [{ type: 'attempt.failed', row: 'pinSelection.unread', failure }],
    ])
    clock.advance(3_600_000)
    expect(readPins.calls).toHaveLength(1)
    send({ type: 'retry.requested' })
    expect(at()).toBe('loading.waiting')
    await readPins.last().resolve(pins)
    expect(at()).toBe('choosing')
  })

  it('whatever the app throws counts as malformed', async () => {
    const { emitted, readPins } = start()
    await readPins.last().reject('no')
    expect(emitted).toMatchObject([{ failure: { kind: 'malformed' } }])
  })

  it('D13 are slow, and then fail, when no answer comes', () => {
    const { at, clock, emitted, readPins } = start()
    clock.advance(defaultPolicy.timing.slowAnswer)
    expect(at()).toBe('loading.slow')
    clock.advance(defaultPolicy.timing.requestTimeout)
    expect([at(), readPins.last().signal.aborted, emitted]).toEqual([
      'failed',
      true,
      [{ type: 'attempt.failed', row: 'pinSelection.unread', failure: null }],
    ])
  })

  it('without any, they can be read again', async () => {
    const { at, readPins, send } = start()
    await readPins.last().resolve([])
    send({ type: 'retry.requested' })
    await readPins.last().resolve(pins)
    expect([at(), readPins.calls.length]).toEqual(['choosing', 2])
  })
})
