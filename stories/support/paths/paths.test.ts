/**
 * Checks on the graph of each machine that every resting state and every row of the catalogue can be reached, and ends
 * where it says.
 */
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate'
import { describe, expect, it } from 'vitest'
import { machineNames, registry, type MachineName } from '../../../machines/registry.ts'
import { anyRow, type EveryRowId } from '../../../src/errors/index.ts'
import { leavesOf } from '../../../machines/testing/leaves.ts'
import { actionsOn, heardIn, leavesIn, waysOf, type Way } from './paths.ts'
import { stepOf } from './pathWords.ts'
import { replay } from './replay.ts'
import { rowIds } from './rowsIn.ts'
import { endsInPlace } from './rowPlaces.ts'
import { eventsOf, nameOf, nodesOf } from './world.ts'

const all = machineNames.map((name) => Object.assign(waysOf(name), { name }))
const rows = all.flatMap(({ name, rows: own }) => Array.from(own, ([id, way]) => ({ name, id, way })))

const machines: Readonly<Record<string, AnyStateMachine>> = registry
const statesOf = (name: string): readonly AnyStateNode[] => nodesOf(machines[name])

/** Where a machine stands once what it waits for has come: a view is fetched before it is drawn. */
function afterFetching(name: MachineName, state: AnyMachineSnapshot): readonly AnyMachineSnapshot[] {
  const come =
    state.hasTag('pending') &&
    heardIn(state, eventsOf(name)).find(({ type }) => type.startsWith('xstate.done.'))
  const [next] = (come && actionsOn(name, state, come)) || []
  return next ? [next] : []
}

/** Where the machines that run another one stand once it has ended: each begun on its shortest way to where it runs it. */
function parentsOf(name: MachineName, { status, output }: AnyMachineSnapshot): readonly AnyMachineSnapshot[] {
  if (status !== 'done') return []
  return all.flatMap((parent) => {
    const ways = [...new Set(parent.states.values())]
    return statesOf(parent.name).flatMap((node) => {
      const invoked = node.invoke.find((own) => nameOf(own) === name)
      const way = invoked && ways.find(({ state: { _nodes } }) => _nodes.includes(node))
      const event = { type: `xstate.done.actor.${invoked?.id}`, output } satisfies EventObject & {
        output: unknown
      }
      const [next] = (way && actionsOn(parent.name, way.state, event)) ?? []
      return next ? [next].concat(afterFetching(parent.name, next)) : []
    })
  })
}

describe.each(all)('$name', ({ name, states }) => {
  it.each(leavesOf(registry[name]).filter(({ isTransient }) => !isTransient))(
    '$name can be come to',
    (leaf) => {
      const way = states.get(leaf.name)
      expect(way && leavesIn(name, replay(name, way).state)).toContain(leaf.name)
    },
  )
})

describe('§8 every row of the catalogue', () => {
  it.each([...rowIds])('%s can be come to', (row) => expect(rows.map(({ id }) => id)).toContain(row))

  it.each(rows)('$id of $name ends where it says that it shows', ({ name, id, way }) => {
    const gone = replay(name, way)
    // SAFETY: the ids of the catalogue.
    const { placement } = anyRow(id as EveryRowId)
    const isThere = endsInPlace(
      { ...gone, name, id, statesOf, parents: parentsOf(name, gone.state) },
      placement,
    )
    expect({ ...placement, isThere }).toEqual({ ...placement, isThere: true })
  })

  it.each(rows)(
    '$id of $name is told by a toast only if it is for one, or for a field',
    ({ name, id, way }) => {
      // SAFETY: the ids of the catalogue.
      const { kind } = anyRow(id as EveryRowId).placement
      const gone = replay(name, way)
      const isToast = endsInPlace({ ...gone, name, id, statesOf, parents: [] }, { kind: 'toast' })
      expect(isToast && kind !== 'toast' && kind !== 'field').toBe(false)
    },
  )
})

describe('The steps', () => {
  it('have words for every event on the way', () => {
    const ways: readonly Way[] = all.flatMap(({ states, rows: own }) =>
      Array.from(states.values()).concat(Array.from(own.values())),
    )
    const events = ways.flatMap((way) => way.events)
    expect([...new Set(events.filter((event) => stepOf(event) === null).map(({ type }) => type))]).toEqual([])
  })
})
