import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import type { ConversionTag, SelectedTag } from '../../../src/domain/promote/promotion.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { deferred, run, type Mode } from '../../../testing/machines/run.ts'
import { tagSelectionMachine } from './tagSelection.machine.ts'

const tags: readonly ConversionTag[] = [
  { id: '5001', name: 'Shop', events: ['checkout', 'add_to_cart'] },
  { id: '5002', name: 'Newsletter', events: ['signup'] },
]
const tagOf = (conversionTagId: string, conversionEvent: string): SelectedTag => ({
  conversionTagId,
  conversionEvent,
})

function start(mode: Mode = 'plain', selected: SelectedTag | null = null) {
  const readTags = deferred<readonly ConversionTag[]>()
  const machine = tagSelectionMachine.provide({ actors: { readTags: readTags.logic } })
  const input = { policy: defaultPolicy, selected }
  const running = run(machine, { clock: createManualClock(), mode, input })
  return {
    readTags,
    ...running,
    output: () => running.actor.getSnapshot().output,
    selected: () => running.actor.getSnapshot().context.selected,
  }
}
type Running = ReturnType<typeof start>

it('loads, then offers tags, is empty or fails, and ends in chosen or cancelled', () => {
  expect(leavesOf(tagSelectionMachine).map(({ name }) => name)).toEqual([
    'tagSelection.loading.waiting',
    'tagSelection.loading.slow',
    'tagSelection.choosing',
    'tagSelection.empty',
    'tagSelection.failed',
    'tagSelection.chosen',
    'tagSelection.cancelled',
  ])
})

describe.each(['plain', 'strict'] as const)('§2 Tag selection (%s)', (mode) => {
  it('outputs the last selected event once it is confirmed', async () => {
    const { at, clock, output, readTags, send } = start(mode)
    await readTags.last().resolve(tags)
    send({ type: 'tag.selected', tag: tagOf('5001', 'checkout') })
    send({ type: 'tag.selected', tag: tagOf('5002', 'signup') })
    expect(at()).toBe('choosing')
    send({ type: 'selection.confirmed' })
    expect([output(), clock.pending]).toEqual([{ outcome: 'chosen', tag: tagOf('5002', 'signup') }, 0])
  })

  it('cannot be confirmed before an event is selected', async () => {
    const { at, readTags, send } = start(mode)
    send({ type: 'selection.confirmed' })
    await readTags.last().resolve(tags)
    send({ type: 'selection.confirmed' })
    expect(at()).toBe('choosing')
  })

  it('keeps what is selected already, and confirms it', async () => {
    const { output, readTags, send } = start(mode, tagOf('5001', 'add_to_cart'))
    await readTags.last().resolve(tags)
    send({ type: 'selection.confirmed' })
    expect(output()).toEqual({ outcome: 'chosen', tag: tagOf('5001', 'add_to_cart') })
  })

  it.each([
    ['a tag that is gone', tagOf('5003', 'checkout')],
    ['an event that is gone', tagOf('5001', 'signup')],
    ['nothing', tagOf('', '')],
  ])('C7 drops %s, and ignores its selection', async (_, tag) => {
    const { actor, readTags, selected, send } = start(mode, tag)
    await readTags.last().resolve(tags)
    expect(selected()).toBeNull()
    send({ type: 'tag.selected', tag })
    expect([selected(), actor.getSnapshot().can({ type: 'selection.confirmed' })]).toEqual([null, false])
  })
})

describe('D6 cancelling leaves no call and no timer', () => {
  it.each<[string, (running: Running) => unknown]>([
    ['loading.waiting', () => undefined],
    ['loading.slow', ({ clock }) => clock.advance(defaultPolicy.timing.slowAnswer)],
    ['choosing', ({ readTags }) => readTags.last().resolve(tags)],
    ['empty', ({ readTags }) => readTags.last().resolve([])],
    ['failed', ({ readTags }) => readTags.last().reject(new ApiFailure('server'))],
  ])('in %s', async (state, reach) => {
    const running = start('plain', tagOf('5001', 'checkout'))
    await reach(running)
    expect(running.at()).toBe(state)
    running.send({ type: 'selection.cancelled' })
    expect([running.output(), running.clock.pending]).toEqual([{ outcome: 'cancelled' }, 0])
    expect(running.readTags.last().signal.aborted).toBe(state.startsWith('loading'))
  })
})

describe('tags that do not load', () => {
  it('D9 are reported, and only retried by the user; the selection is kept', async () => {
    const { at, clock, emitted, readTags, selected, send } = start('plain', tagOf('5001', 'checkout'))
    const failure = new ApiFailure('server', { status: 503 })
    await readTags.last().reject(failure)
    expect([at(), emitted]).toEqual([
      'failed',
      [{ type: 'attempt.failed', row: 'tagSelection.unread', failure }],
    ])
    clock.advance(3_600_000)
    expect(readTags.calls).toHaveLength(1)
    send({ type: 'retry.requested' })
    await readTags.last().resolve(tags)
    expect([at(), selected()]).toEqual(['choosing', tagOf('5001', 'checkout')])
  })

  it('D13 are slow, and then fail, when no answer comes', () => {
    const { at, clock, emitted, readTags } = start()
    clock.advance(defaultPolicy.timing.slowAnswer)
    expect(at()).toBe('loading.slow')
    clock.advance(defaultPolicy.timing.requestTimeout)
    expect([at(), readTags.last().signal.aborted, emitted]).toEqual([
      'failed',
      true,
      [{ type: 'attempt.failed', row: 'tagSelection.unread', failure: null }],
    ])
  })

  it('without any, they can be read again', async () => {
    const { at, readTags, send } = start()
    await readTags.last().resolve([])
    send({ type: 'retry.requested' })
    await readTags.last().resolve(tags)
    expect([at(), readTags.calls.length]).toEqual(['choosing', 2])
  })
})
