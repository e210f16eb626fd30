import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { calls, type Moment } from './protocol.ts'
import { createWatch } from './watch.ts'
import { observers } from '../../testing/proof/recorder.ts'
import { send } from '../../testing/steps/send.ts'
import { setStage } from '../../testing/stage/stage.ts'

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { pressed: 'on' } }, on: { after: { 300: 'off' } } },
})

function begin() {
  const stage = setStage('lamp', {})
  const received: Moment[] = []
  const emit = vi.fn<(name: string, ...values: unknown[]) => void>((name, latest) => {
    // SAFETY: this event name only carries moments.
    if (name === calls.moments) received.push(...(latest as Moment[]))
  })
  const watch = createWatch({ emit }, () => 'lamp')
  const { recorder, clock } = stage
  const actor = createActor(lamp, { inspect: recorder.inspect, ...(clock && { clock }) }).start()
  return { watch, received, emit, stage, actor }
}

const statesOf = (moment: Moment | undefined) => moment?.machines.map(({ states }) => states.join(' '))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  observers.clear()
  vi.useRealTimers()
})

describe('The statechart tab', () => {
  it('shows the current states when it opens, then every event', () => {
    const { watch, received, actor } = begin()
    watch.open()
    actor.send({ type: 'pressed' })
    vi.runAllTimers()
    expect(received.map(({ event }) => event?.type)).toEqual([undefined, 'pressed'])
    expect(received.map(statesOf)).toEqual([['lamp lamp.off'], ['lamp lamp.on']])
    expect(received[1]?.event?.isFromOutside).toBe(true)
  })

  it('sends events into the story, and moves its clock', () => {
    const { watch, received } = begin()
    watch.open()
    vi.runAllTimers()
    watch.send({ key: received[0]?.machines[0]?.key ?? 0, type: 'pressed', data: null })
    watch.advance(300)
    vi.runAllTimers()
    expect(received.map(statesOf)).toEqual([['lamp lamp.off'], ['lamp lamp.on'], ['lamp lamp.off']])
    expect((received[2]?.time ?? 0) - (received[1]?.time ?? 0)).toBe(300)
    expect(received[2]?.event?.isFromOutside).toBe(false)
  })

  it('runs the clock until it is paused', () => {
    const { watch, actor } = begin()
    watch.open()
    actor.send({ type: 'pressed' })
    watch.run(true)
    vi.advanceTimersByTime(200)
    expect(actor.getSnapshot().value).toBe('on')
    watch.run(false)
    vi.advanceTimersByTime(5000)
    expect(actor.getSnapshot().value).toBe('on')
    watch.run(true)
    vi.advanceTimersByTime(100)
    expect(actor.getSnapshot().value).toBe('off')
    watch.close()
  })

  it('does not access a story while it is closed', () => {
    const { watch, emit, actor } = begin()
    actor.send({ type: 'pressed' })
    watch.open()
    watch.close()
    vi.runAllTimers()
    emit.mockClear()
    expect(observers.size).toBe(0)
    actor.send({ type: 'pressed' })
    vi.runAllTimers()
    expect(emit).not.toHaveBeenCalled()
  })
})

describe('A copied step', () => {
  it('sends to the running machine with its name', () => {
    const { stage, actor } = begin()
    const [sentence, run] = send('lamp', { type: 'pressed' })
    // SAFETY: this step only uses the stage.
    const playing = { stage } as Parameters<typeof run>[0]
    void run(playing)
    expect(sentence).toBe('Send pressed to lamp')
    expect(actor.getSnapshot().value).toBe('on')
    actor.stop()
    expect(() => run(playing)).toThrow('No machine lamp is running.')
  })
})
