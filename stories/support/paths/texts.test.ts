/** Every event, actor and delay has a description, and none is unused. */
import { expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { registry } from '../../../machines/registry.ts'
import { actors } from './actors.ts'
import { delayText } from './delayTexts.ts'
import { eventTexts } from './eventTexts.ts'
import { nameOf, nodesOf } from './world.ts'

const machines: readonly AnyStateMachine[] = Object.values(registry)
const states = machines.flatMap(nodesOf)
const invoked = states.flatMap(({ invoke }) => invoke)

it('every event has a description, and every description an event', () => {
  const handled = new Set(
    machines.flatMap(({ events }) => events.map(String)).filter((type) => !type.startsWith('xstate.')),
  )
  expect(Object.keys(eventTexts).toSorted()).toEqual([...handled].toSorted())
})

it('every actor has a description, and every description an actor', () => {
  expect(Object.keys(actors).toSorted()).toEqual([...new Set(invoked.map(nameOf))].toSorted())
})

it.each(invoked.map((own) => [nameOf(own), own] as const))(
  'every outcome of %s that its machine handles has a description',
  (name, { onDone, onError }) => {
    const { gives, call, throws } = actors[name] ?? {}
    expect([Boolean(gives) || !onDone, Boolean(call ?? throws) || !onError]).toEqual([true, true])
  },
)

it('every delay has a description', () => {
  const delays = new Set(states.flatMap(({ after }) => after.map(({ delay }) => String(delay))))
  expect([...delays].filter((delay) => delayText(delay) === null)).toEqual([])
})
