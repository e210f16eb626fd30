import { describe, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { flush } from '../../../../testing/machines/run.ts'
import { createManualClock } from '../../../platform/memory.ts'
import { createMemorySteps } from '../../../platform/memory/steps.ts'
import { keepSteps, type StepOnScreen } from './keepSteps.ts'

const FLOW = 'page'

const machine = setup({ types: {} as { events: { type: 'next' | 'back' | 'end' } } }).createMachine({
  initial: 'form',
  on: { end: '.done' },
  states: {
    form: { on: { next: 'code' } },
    code: { on: { back: 'form', next: 'locked' } },
    /** Refuses to go back. */
    locked: { on: { next: 'between' } },
    between: { on: { next: 'form' } },
    done: {},
  },
})

const backTo: Readonly<Record<string, readonly string[]>> = { form: [], code: ['form'], locked: ['code'] }

function start(steps = createMemorySteps()) {
  const actor = createActor(machine).start()
  const clock = createManualClock()
  const read = (): StepOnScreen => {
    const name = String(actor.getSnapshot().value)
    if (name === 'done') return null
    const leads = backTo[name]
    return leads && { name, backTo: leads, goBack: () => actor.send({ type: 'back' }) }
  }
  const keeper = keepSteps(actor, read, { port: steps, clock, flow: FLOW, patience: 1_000 })
  return { actor, clock, keeper, steps, at: () => actor.getSnapshot().value }
}

const depths = ({ entries }: ReturnType<typeof createMemorySteps>) => entries.map((entry) => entry[FLOW])

describe('steps and entries', () => {
  it('each step after the first adds an entry, and the first is marked as the page’s own', () => {
    const { actor, steps } = start()
    expect(depths(steps)).toEqual([undefined])
    actor.send({ type: 'next' })
    actor.send({ type: 'next' })
    expect(depths(steps)).toEqual([0, 1, 2])
  })

  it('Back asks the step to go back; a step that refuses keeps its entry', () => {
    const { actor, at, steps } = start()
    actor.send({ type: 'next' })
    steps.press(1)
    expect([at(), steps.index]).toEqual(['form', 0])
    actor.send({ type: 'next' })
    actor.send({ type: 'next' })
    steps.press(1)
    expect([at(), steps.index]).toEqual(['locked', 2])
  })

  it('between two steps nothing changes', () => {
    const { actor, steps } = start()
    actor.send({ type: 'next' })
    actor.send({ type: 'next' })
    actor.send({ type: 'next' })
    expect(steps.index).toBe(2)
  })

  it('a page that was loaded again on an entry of a step goes back to its own entry, once', async () => {
    const loaded = createMemorySteps()
    loaded.mark(FLOW, 0)
    loaded.add(FLOW, 1)
    loaded.add(FLOW, 2)
    const { at, steps } = start(loaded)
    await flush()
    expect([at(), steps.index]).toEqual(['form', 0])
  })

  it('an entry of somebody else is not gone back over', async () => {
    const { actor, at, steps } = start()
    actor.send({ type: 'next' })
    steps.add(FLOW, 1)
    steps.mark(FLOW, null)
    actor.send({ type: 'back' })
    await flush()
    expect([at(), steps.index]).toEqual(['form', 2])
  })

  it('coming to an entry of somebody else asks for nothing', () => {
    const { actor, at, steps } = start()
    actor.send({ type: 'next' })
    steps.add('other', 1)
    steps.mark(FLOW, null)
    steps.press(1)
    expect(at()).toBe('code')
    steps.press(-1)
    expect(at()).toBe('code')
  })
})

describe('leaving', () => {
  it('from the first step at once', () => {
    const leave = vi.fn<() => void>()
    start().keeper.leave(leave)
    expect(leave).toHaveBeenCalledOnce()
  })

  it('from a later step once the browser is on the page’s own entry', async () => {
    const { actor, keeper, steps } = start()
    actor.send({ type: 'next' })
    const leave = vi.fn<() => void>()
    keeper.leave(leave)
    expect(leave).not.toHaveBeenCalled()
    await flush()
    expect(leave).toHaveBeenCalledOnce()
    expect(steps.index).toBe(0)
  })

  it('after a while even if the browser does not go back', () => {
    const { actor, clock, keeper } = start({ ...createMemorySteps(), goBack: () => {} })
    actor.send({ type: 'next' })
    const leave = vi.fn<() => void>()
    keeper.leave(leave)
    clock.advance(999)
    expect(leave).not.toHaveBeenCalled()
    clock.advance(1)
    expect(leave).toHaveBeenCalledOnce()
  })

  it('when it stops, the entries of its steps are gone back over, unless another page is shown', async () => {
    const { actor, keeper, steps } = start()
    actor.send({ type: 'next' })
    keeper.stop()
    await flush()
    expect(steps.index).toBe(0)
    const other = start()
    other.actor.send({ type: 'next' })
    other.steps.add(FLOW, 1)
    other.steps.mark(FLOW, null)
    other.keeper.stop()
    await flush()
    expect(other.steps.index).toBe(2)
  })
})
