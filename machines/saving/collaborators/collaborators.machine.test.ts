import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import type { Collaborator } from '../../../src/domain/saving/collaborators.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { deferred, run, type Mode } from '../../../testing/machines/run.ts'
import { collaboratorsMachine } from './collaborators.machine.ts'

const person = (id: string): Collaborator => ({
  id,
  kind: 'person',
  name: `Person ${id}`,
  username: null,
  imageUrl: null,
  canInvite: true,
})
const quiet = defaultPolicy.timing.collaboratorDebounce

function start(mode: Mode = 'plain') {
  const suggest = deferred<readonly Collaborator[]>()
  const search = deferred<readonly Collaborator[], { term: string }>()
  const machine = collaboratorsMachine.provide({
    actors: { suggestCollaborators: suggest.logic, searchCollaborators: search.logic },
  })
  const running = run(machine, { clock: createManualClock(), mode, input: { policy: defaultPolicy } })
  const type = (term: string) => running.send({ type: 'term.changed', term })
  return {
    suggest,
    search,
    ...running,
    type,
    focus: () => running.send({ type: 'field.focused' }),
    typeAndWait: (term: string) => (type(term), running.clock.advance(quiet)),
    choose: (candidate: Collaborator) => running.send({ type: 'candidate.chosen', candidate }),
    context: () => running.actor.getSnapshot().context,
  }
}

it('waits, suggests, searches', () => {
  expect(leavesOf(collaboratorsMachine).map(({ name }) => name)).toEqual(
    ['idle', 'suggesting', 'suggested', 'typing', 'searching', 'found'].map(
      (state) => `collaborators.${state}`,
    ),
  )
})

describe.each(['plain', 'strict'] as const)('§5, §7 whom to invite (%s)', (mode) => {
  it('loads nothing before the field is focused; then suggests, once', async () => {
    const { at, focus, context, suggest } = start(mode)
    expect([at(), suggest.calls.length]).toEqual(['idle', 0])
    focus()
    focus()
    await suggest.last().resolve([person('4')])
    focus()
    expect([at(), context().suggestions, suggest.calls.length]).toEqual(['suggested', [person('4')], 1])
  })

  it('D3 ten letters are one call, trimmed, after quiet time', async () => {
    const { at, clock, context, search, type } = start(mode)
    for (const term of ['s', 'sa', 'sag', ' sage ']) {
      type(term)
      clock.advance(quiet - 1)
    }
    expect([at(), search.calls.length]).toEqual(['typing', 0])
    clock.advance(1)
    expect([at(), search.calls.map(({ input }) => input)]).toEqual(['searching', [{ term: 'sage' }]])
    await search.last().resolve([person('4')])
    expect([at(), context().found]).toEqual(['found', [person('4')]])
  })

  it('D20 only the response to the current term counts', async () => {
    const { at, context, search, type, typeAndWait } = start(mode)
    typeAndWait('sage')
    const first = search.last()
    type('finch')
    expect(first.signal.aborted).toBe(true)
    await first.resolve([person('4')])
    expect([at(), context().found]).toEqual(['typing', []])
  })

  it('results disappear as soon as something else is typed', async () => {
    const { context, search, type, typeAndWait } = start(mode)
    typeAndWait('sage')
    await search.last().resolve([person('4')])
    type('sager')
    expect(context().found).toEqual([])
  })

  it('an emptied field suggests again, without another call', async () => {
    const { at, focus, suggest, type } = start(mode)
    focus()
    await suggest.last().resolve([person('4')])
    type('x')
    type(' ')
    expect([at(), suggest.calls.length]).toEqual(['suggested', 1])
  })
})

describe('choosing', () => {
  it('adds each once, clears the search, and removes them again', async () => {
    const { at, choose, focus, context, send, suggest, typeAndWait } = start()
    focus()
    await suggest.last().resolve([])
    typeAndWait('sage')
    choose(person('4'))
    choose(person('4'))
    choose(person('5'))
    expect([at(), context().chosen.map(({ id }) => id), context().term]).toEqual([
      'suggested',
      ['4', '5'],
      '',
    ])
    send({ type: 'candidate.removed', id: '4' })
    expect(context().chosen.map(({ id }) => id)).toEqual(['5'])
  })

  it("'Keep typing!' cannot be chosen", () => {
    const { actor, choose, context, type } = start()
    type('sag')
    choose({ ...person('sag'), kind: 'email', canInvite: false })
    expect([
      context().chosen,
      context().term,
      actor.getSnapshot().can({ type: 'candidate.chosen', candidate: person('4') }),
    ]).toEqual([[], 'sag', true])
  })
})

describe('§7 a failure is silent', () => {
  it.each(['refused', 'server', 'offline', 'malformed'] as const)(
    '%s: no results, and typing continues',
    async (kind) => {
      const { at, emitted, focus, context, search, suggest, typeAndWait } = start()
      focus()
      await suggest.last().reject(new ApiFailure(kind))
      expect([at(), context().suggestions]).toEqual(['suggested', null])
      typeAndWait('sage')
      await search.last().reject(new ApiFailure(kind))
      expect([at(), context().found, emitted]).toEqual(['found', [], []])
    },
  )

  it('failed suggestions are requested again when the field is emptied', async () => {
    const { at, focus, suggest, type } = start()
    focus()
    await suggest.last().reject(new ApiFailure('offline'))
    type('x')
    type('')
    expect([at(), suggest.calls.length]).toEqual(['suggesting', 2])
  })

  it('D13 a call without a response times out', () => {
    const { at, clock, focus, search, suggest, typeAndWait } = start()
    focus()
    clock.advance(defaultPolicy.timing.requestTimeout)
    expect([at(), suggest.last().signal.aborted]).toEqual(['suggested', true])
    typeAndWait('sage')
    clock.advance(defaultPolicy.timing.requestTimeout)
    expect([at(), search.last().signal.aborted]).toEqual(['found', true])
  })
})

it('D6 I5 stopping aborts the call and clears the timer', () => {
  const { actor, clock, search, typeAndWait } = start()
  typeAndWait('sage')
  actor.stop()
  expect([clock.pending, search.last().signal.aborted]).toEqual([0, true])
})
