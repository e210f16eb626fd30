import { transition, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { registry, type MachineName } from '../../../machines/registry.ts'
import { leafOf } from '../../../machines/testing/testing.ts'
import { defaultPolicy as policy } from '../../../src/domain/policy/policy.ts'
import { errorsIn, hasError, rowsIn, rowsSaid } from './rowsIn.ts'
import { eventsOf } from './world.ts'
import { worldOf } from './worlds.ts'

/** The shortest way to a place of a machine. */
export interface Way {
  readonly input: object
  /** What the input means, in words; '' where it needs none. */
  readonly start: string
  readonly events: readonly EventObject[]
  /** Where it ends. */
  readonly state: AnyMachineSnapshot
}

/** The ways to the leaf states of a machine and to the rows of the catalogue that it shows, by their names. */
export interface Ways {
  readonly states: ReadonlyMap<string, Way>
  readonly rows: ReadonlyMap<string, Way>
}

const isForm = (value: unknown) => /^(editing|entering)/.test(leafOf(value))

/** What tells one snapshot from another: its state, its errors, and what its world adds. */
const differenceOf = (name: MachineName, snapshot: AnyMachineSnapshot) =>
  JSON.stringify([snapshot.value, errorsIn(snapshot), worldOf(name).difference?.(snapshot)])

/** Of some events those that a machine listens to where it is: the others change nothing. */
export function heardIn({ _nodes }: AnyMachineSnapshot, events: readonly EventObject[]): EventObject[] {
  const heard = new Set(_nodes.flatMap(({ ownEvents }) => ownEvents.map(String)))
  return events.filter(({ type }) => heard.has(type))
}

/** Every snapshot that a machine can be brought into, told apart by state and error, with the shortest way there. */
function reached(name: MachineName): readonly Way[] {
  const machine: AnyStateMachine = registry[name]
  const all = eventsOf(name)
  let events = 0
  return Object.entries(worldOf(name).inputs).flatMap(([start, given]) => {
    const input = { policy, ...given }
    return getShortestPaths(machine, {
      input,
      events: (state: AnyMachineSnapshot) => heardIn(state, all),
      serializeState: (state: AnyMachineSnapshot) => differenceOf(name, state),
      // An error on a form is a goal: what leads on from there leads on from the clean form too.
      stopWhen: (state: AnyMachineSnapshot) => isForm(state.value) && hasError(state),
      serializeEvent: () => String((events += 1)),
    }).map(({ state, steps }) => ({
      input,
      start,
      state,
      events: steps.map(({ event }): EventObject => event).filter(({ type }) => type !== 'xstate.init'),
    }))
  })
}

/** The active leaf states of a snapshot, by name. Of regions side by side each has one. */
export const leavesIn = (name: MachineName, { _nodes }: AnyMachineSnapshot): string[] =>
  _nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => [name, ...path].join('.'))

/** What a machine does on one event. The walk opens no children: what is sent to one throws, and says nothing of a row. */
export function actionsOn(name: MachineName, state: AnyMachineSnapshot, event: EventObject) {
  const machine: AnyStateMachine = registry[name]
  try {
    return transition(
      machine,
      Object.assign(Object.create(Object.getPrototypeOf(state)), state, {
        status: 'active',
        error: undefined,
      }),
      event,
    )
  } catch {
    return null
  }
}

/** The rows that a machine tells of on one more event. */
function oneFurther(
  name: MachineName,
  way: Way,
  events: readonly EventObject[],
): readonly (readonly [readonly string[], Way])[] {
  if (way.state.status === 'done') return []
  return heardIn(way.state, events).flatMap((event) => {
    const [state, actions] = actionsOn(name, way.state, event) ?? []
    const rows = rowsSaid(actions ?? [])
    return state && rows.length > 0
      ? [[rows, { ...way, events: way.events.concat(event), state }] as const]
      : []
  })
}

const lengthOf = ({ start, events }: Way) => events.length + (start ? 1 : 0)

/** The ways of a machine: each the shortest that there is. */
export function waysOf(name: MachineName): Ways {
  const all = reached(name).toSorted((a, b) => lengthOf(a) - lengthOf(b))
  const events = eventsOf(name)
  const [states, rows] = [new Map<string, Way>(), new Map<string, Way>()]
  const keep = (map: Map<string, Way>, keys: readonly string[], way: Way) => {
    for (const key of keys) {
      const known = map.get(key)
      if (!known || lengthOf(known) > lengthOf(way)) map.set(key, way)
    }
  }
  // What a machine says on an event hangs on the state alone: the shortest way to it is enough.
  const tried = new Set<string>()
  for (const way of all) {
    keep(states, leavesIn(name, way.state), way)
    keep(rows, rowsIn(name, leavesIn(name, way.state), way.state), way)
    const place = JSON.stringify(way.state.value)
    if (tried.has(place)) continue
    tried.add(place)
    for (const [said, further] of oneFurther(name, way, events)) keep(rows, said, further)
  }
  return { states, rows }
}
