import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import type { BoardSection } from '../../../src/domain/saving/board.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { boardOf, sectionOf } from '../../../testing/machines/saving.ts'
import { deferred, run, type Mode } from '../../../testing/machines/run.ts'
import { sectionPickerMachine } from './sectionPicker.machine.ts'

const sections = [sectionOf('301', 'Lighting'), sectionOf('302', 'constructor')]

function start(mode: Mode = 'plain') {
  const readSections = deferred<readonly BoardSection[], { boardId: string }>()
  const machine = sectionPickerMachine.provide({ actors: { readSections: readSections.logic } })
  const board = boardOf('201', 'Garden rooms', { sectionCount: 2 })
  const running = run(machine, { clock: createManualClock(), mode, input: { policy: defaultPolicy, board } })
  return { readSections, ...running, output: () => running.actor.getSnapshot().output }
}

it('loads, fails, is empty or offers sections', () => {
  expect(leavesOf(sectionPickerMachine).map(({ name }) => name)).toEqual([
    'sectionPicker.loading',
    'sectionPicker.failed',
    'sectionPicker.empty',
    'sectionPicker.choosing',
    'sectionPicker.chosen',
  ])
})

describe.each(['plain', 'strict'] as const)('§2 Section picker (%s)', (mode) => {
  it('E9 loads the board’s sections, and outputs the chosen one', async () => {
    const { at, output, readSections, send } = start(mode)
    expect([at(), readSections.last().input]).toEqual(['loading', { boardId: '201' }])
    await readSections.last().resolve(sections)
    expect(at()).toBe('choosing')
    send({ type: 'section.chosen', id: '302' })
    expect(output()).toEqual({ kind: 'section', section: sections[1] })
  })

  it('an unknown section is not chosen', async () => {
    const { at, readSections, send } = start(mode)
    await readSections.last().resolve(sections)
    send({ type: 'section.chosen', id: '__proto__' })
    expect(at()).toBe('choosing')
  })
})

describe('what needs no answer', () => {
  const states: readonly (readonly [string, (running: ReturnType<typeof start>) => unknown])[] = [
    ['loading', () => undefined],
    ['failed', ({ readSections }) => readSections.last().reject(new ApiFailure('server'))],
    ['empty', ({ readSections }) => readSections.last().resolve([])],
    ['choosing', ({ readSections }) => readSections.last().resolve(sections)],
  ]

  it.each(states)(
    'D6 the board itself can be chosen in %s; no call and no timer is left',
    async (state, reach) => {
      const running = start()
      await reach(running)
      expect(running.at()).toBe(state)
      running.send({ type: 'board.chosen' })
      expect([running.output(), running.clock.pending]).toEqual([{ kind: 'board' }, 0])
      expect(running.readSections.last().signal.aborted).toBe(state === 'loading')
    },
  )

  it.each(states)(
    'a section can be created in %s; it is the first if there are none',
    async (state, reach) => {
      const running = start()
      await reach(running)
      running.send({ type: 'creation.requested' })
      expect(running.output()).toEqual({ kind: 'create', isFirst: state === 'empty' })
    },
  )
})

describe('sections that do not load', () => {
  it('are reported, and only retried by the user (D9)', async () => {
    const { at, clock, emitted, readSections, send } = start()
    const failure = new ApiFailure('offline')
    await readSections.last().reject(failure)
    expect([at(), emitted]).toEqual([
      'failed',
      [{ type: 'attempt.failed', row: 'sections.loadFailed', failure }],
    ])
    clock.advance(3_600_000)
    expect(readSections.calls).toHaveLength(1)
    send({ type: 'retry.requested' })
    await readSections.last().resolve(sections)
    expect(at()).toBe('choosing')
  })

  it('D13 fail when no response comes', async () => {
    const { at, clock, readSections } = start()
    clock.advance(defaultPolicy.timing.requestTimeout)
    expect([at(), readSections.last().signal.aborted]).toEqual(['failed', true])
  })
})
