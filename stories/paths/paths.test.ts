/** Every non-transient state and every catalogue row is reachable, and each row is shown where the catalogue places it. */
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventObject,
  ExecutableActionObject,
} from 'xstate'
import { describe, expect, it } from 'vitest'
import { machineNames, registry, type MachineName } from '../../machines/registry.ts'
import { anyRow, type EveryRowId } from '../../src/errors/index.ts'
import { leavesOf } from '../../testing/machines/leaves.ts'
import { actionsOn, acceptedIn, leavesIn, pathsOf, replay } from './paths.ts'
import { rowIds } from './rowsIn.ts'
import { endsInPlace, type Arrival } from './rowPlaces.ts'
import { eventsOf, nameOf, nodesOf } from './world.ts'

const all = machineNames.map((name) => Object.assign(pathsOf(name), { name }))
const rows = all.flatMap(({ name, rows: own }) => Array.from(own, ([id, path]) => ({ name, id, path })))

const machines: Readonly<Record<string, AnyStateMachine>> = registry
const statesOf = (name: string): readonly AnyStateNode[] => nodesOf(machines[name])

/** The snapshot after a pending actor has finished; empty if none is pending. Lazy views load before they render. */
function afterLoading(name: MachineName, state: AnyMachineSnapshot): readonly AnyMachineSnapshot[] {
  const done =
    state.hasTag('pending') &&
    acceptedIn(state, eventsOf(name)).find(({ type }) => type.startsWith('xstate.done.'))
  const [next] = (done && actionsOn(name, state, done)) || []
  return next ? [next] : []
}

/** The child machines that actions send an event to, after that event. */
const addressed = ({ children }: AnyMachineSnapshot, actions: readonly ExecutableActionObject[]) =>
  actions.flatMap(({ type, params }): AnyMachineSnapshot[] => {
    if (type !== 'xstate.sendTo') return []
    // SAFETY: XState resolves `sendTo` to an action whose params hold the event and the child's id.
    const { targetId, event } = params as { readonly targetId: string; readonly event: EventObject }
    const child: AnyMachineSnapshot | undefined = children[targetId]?.getSnapshot()
    const name = machineNames.find((own) => own === child?.machine.id)
    const [next] = (child && name && actionsOn(name, child, event)) ?? []
    return next ? [next] : []
  })

/** What each parent machine shows after a machine has ended, on the shortest path to the state that invokes it. */
function parentsOf(name: MachineName, { status, output }: AnyMachineSnapshot): Arrival['parents'] {
  if (status !== 'done') return []
  return all.flatMap((parent) => {
    const paths = [...new Set(parent.states.values())]
    return statesOf(parent.name).flatMap((node) => {
      const invoked = node.invoke.find((own) => nameOf(own) === name)
      const path = invoked && paths.find(({ state: { _nodes } }) => _nodes.includes(node))
      const event = { type: `xstate.done.actor.${invoked?.id}`, output } satisfies EventObject & {
        output: unknown
      }
      const [next, actions = []] = (path && actionsOn(parent.name, path.state, event)) ?? []
      return next ? [[next, ...afterLoading(parent.name, next), ...addressed(next, actions)]] : []
    })
  })
}

describe.each(all)('$name', ({ name, states }) => {
  it.each(leavesOf(registry[name]).filter(({ isTransient }) => !isTransient))(
    '$name is reachable',
    (leaf) => {
      const path = states.get(leaf.name)
      expect(path && leavesIn(name, replay(name, path).state)).toContain(leaf.name)
    },
  )
})

describe('§8 every row of the catalogue', () => {
  it.each(rowIds)('%s is reachable', (row) => expect(rows.map(({ id }) => id)).toContain(row))

  // The email is typed instead, in the view that follows; that of a blocked window says so itself, `isPopupBlocked`. Of several boards or
  // pictures, the list says what became of each; that a section is gone is said by the picker that opens again, in the row's story.
  const isReportedAlone = ({ name, id }: (typeof rows)[number]) =>
    (name === 'socialSignup' && id.startsWith('social.')) ||
    name === 'severalSaves' ||
    name === 'severalPins' ||
    id === 'boardPicker.sectionGone'
  const shown = rows.filter((row) => !isReportedAlone(row))
  it.each(shown)('$id of $name is shown where the catalogue places it', ({ name, id, path }) => {
    const replayed = replay(name, path)
    // SAFETY: paths are keyed by row ids.
    const { placement } = anyRow(id as EveryRowId)
    const isInPlace = endsInPlace(
      { ...replayed, name, id, statesOf, parents: parentsOf(name, replayed.state) },
      placement,
    )
    expect({ ...placement, isInPlace }).toEqual({ ...placement, isInPlace: true })
  })

  it.each(rows)(
    '$id of $name shows a toast only if it is placed in a toast or a field, or said by a toast',
    ({ name, id, path }) => {
      // SAFETY: paths are keyed by row ids.
      const { placement } = anyRow(id as EveryRowId)
      const isToasted = placement.kind === 'notice' && placement.saidBy === 'toast'
      const replayed = replay(name, path)
      const isToast = endsInPlace({ ...replayed, name, id, statesOf, parents: [] }, { kind: 'toast' })
      expect(isToast && !isToasted && placement.kind !== 'toast' && placement.kind !== 'field').toBe(false)
    },
  )
})
