/** Everything that a machine hears, invokes or waits for has words, and no words are left over. */
import { expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { registry } from '../../../machines/registry.ts'
import { actors } from './actors.ts'
import { delayWords } from './delayWords.ts'
import { eventWords } from './eventWords.ts'
import { nameOf, nodesOf } from './world.ts'

const machines: readonly AnyStateMachine[] = Object.values(registry)
const states = machines.flatMap(nodesOf)
const invoked = states.flatMap(({ invoke }) => invoke)

it('every event has words, and all words have an event', () => {
  const heard = new Set(
    machines.flatMap(({ events }) => events.map(String)).filter((type) => !type.startsWith('xstate.')),
  )
  expect(Object.keys(eventWords).toSorted()).toEqual([...heard].toSorted())
})

it('every actor has words, and all words have an actor', () => {
  expect(Object.keys(actors).toSorted()).toEqual([...new Set(invoked.map(nameOf))].toSorted())
})

it.each(invoked.map((own) => [nameOf(own), own] as const))(
  'what may come of %s has words where its machine listens',
  (name, { onDone, onError }) => {
    const { gives, call, throws } = actors[name] ?? {}
    expect([Boolean(gives) || !onDone, Boolean(call ?? throws) || !onError]).toEqual([true, true])
  },
)

it('every delay has words', () => {
  const delays = new Set(states.flatMap(({ after }) => after.map(({ delay }) => String(delay))))
  expect([...delays].filter((delay) => delayWords(delay) === null)).toEqual([])
})
