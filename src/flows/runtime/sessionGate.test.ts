import { createElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createManualClock } from '../../../mocks/index.ts'
import { createSessionGate } from './sessionGate.ts'

const draw = () => createElement('dialog')
const load = async () => draw
const createGate = () => createSessionGate(() => draw)

describe('the gate of a session that has ended', () => {
  it('P14 calls that are refused together wait for one log-in', async () => {
    const gate = createGate()
    const shown = vi.fn<() => void>()
    gate.subscribe(shown)
    const waiting = Promise.all([gate.forCall(load)(), gate.forCall(load)()])
    expect([gate.shown(), shown.mock.calls.length]).toEqual([draw, 1])
    gate.settle(true)
    expect(await waiting).toEqual([true, true])
    expect(gate.shown()).toBeNull()
  })

  it('P14 a call that was sent before the person declined does not ask again, a later one does', async () => {
    const gate = createGate()
    const [first, second] = [gate.forCall(load), gate.forCall(load)]
    const declined = first()
    gate.settle(false)
    expect(await declined).toBe(false)
    expect(await second()).toBe(false)
    const later = gate.forCall(load)()
    expect(gate.shown()).toBe(draw)
    gate.settle(true)
    expect(await later).toBe(true)
  })

  it('P14 the app’s own way replaces the log-in; if it throws, there is no session', async () => {
    const gate = createGate()
    const ask = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(true).mockRejectedValueOnce(new Error())
    gate.setAsk(ask)
    const both = [gate.forCall(load)(), gate.forCall(load)()]
    expect(gate.shown()).toBeNull()
    expect(await Promise.all(both)).toEqual([true, true])
    expect(await gate.forCall(load)()).toBe(false)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('P14 no time of a flow runs out while somebody logs in', () => {
    const clock = createManualClock()
    const gate = createGate()
    const paused = gate.pausing(clock)
    const [timedOut, cleared] = [vi.fn<() => void>(), vi.fn<() => void>()]
    paused.setTimeout(timedOut, 1_000)
    const timer = paused.setTimeout(cleared, 1_000)
    void gate.forCall(load)()
    clock.advance(60_000)
    paused.clearTimeout(timer)
    gate.settle(true)
    clock.advance(999)
    expect(timedOut).not.toHaveBeenCalled()
    clock.advance(1)
    expect(timedOut).toHaveBeenCalledOnce()
    clock.advance(60_000)
    expect(cleared).not.toHaveBeenCalled()
  })
})
