/** Every actor has outcomes, and no outcomes are unused. A state whose outcome is missing would count as unreachable. */
import { expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { registry } from '../../machines/registry.ts'
import { actors } from './actors.ts'
import { nameOf, nodesOf } from './world.ts'

const machines: readonly AnyStateMachine[] = Object.values(registry)
const invoked = machines.flatMap(nodesOf).flatMap(({ invoke }) => invoke)

it('every actor has outcomes, and all outcomes have an actor', () => {
  expect(Object.keys(actors).toSorted()).toEqual([...new Set(invoked.map(nameOf))].toSorted())
})

it.each(invoked.map((own) => [nameOf(own), own] as const))(
  '%s has a result and an error where its machine handles them',
  (name, { onDone, onError }) => {
    const { gives, isCall, throws } = actors[name] ?? {}
    expect([Boolean(gives) || !onDone, Boolean(isCall ?? throws) || !onError]).toEqual([true, true])
  },
)
