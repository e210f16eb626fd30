import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { registry, type MachineName } from '../../machines/registry.ts'
import { leafOf } from '../../testing/machines/run.ts'
import { defaultPolicy as policy } from '../../src/domain/policy/policy.ts'
import { emittedBy, errorsIn, hasError, rowsIn, loggedRows } from './rowsIn.ts'
import { eventsOf } from './world.ts'
import { worldOf } from './worlds.ts'

/** The shortest path to a state or error of a machine. */
export interface MachinePath {
  readonly input: object
  /** The name of the input; '' for the usual one. */
  readonly start: string
  readonly events: readonly EventObject[]
  /** The snapshot at its end. */
  readonly state: AnyMachineSnapshot
}

/** The paths to the leaf states of a machine, and to the catalogue rows that it shows, by name. */
interface MachinePaths {
  readonly states: ReadonlyMap<string, MachinePath>
  readonly rows: ReadonlyMap<string, MachinePath>
}

const isForm = (value: unknown) => /^(editing|entering)/.test(leafOf(value))

/** Identifies a snapshot by its state, its errors and its world's `difference`. */
const identityOf = (name: MachineName, snapshot: AnyMachineSnapshot) =>
  JSON.stringify([snapshot.value, errorsIn(snapshot), worldOf(name).difference?.(snapshot)])

/** Filters out events that the current state does not handle. */
export function acceptedIn({ _nodes }: AnyMachineSnapshot, events: readonly EventObject[]): EventObject[] {
  const accepted = new Set(_nodes.flatMap(({ ownEvents }) => ownEvents.map(String)))
  return events.filter(({ type }) => accepted.has(type))
}

/** The shortest paths to every reachable snapshot; snapshots with the same state and errors count once. */
function reachableFrom(name: MachineName): readonly MachinePath[] {
  const machine: AnyStateMachine = registry[name]
  const all = eventsOf(name)
  let events = 0
  return Object.entries(worldOf(name).inputs).flatMap(([start, given]) => {
    const input = { policy, ...given }
    return getShortestPaths(machine, {
      input,
      events: (state: AnyMachineSnapshot) => acceptedIn(state, all),
      serializeState: (state: AnyMachineSnapshot) => identityOf(name, state),
      // Stops at form errors, because the states reachable from there are also reachable from a form without errors.
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

/** The names of the active leaf states. There is one for each parallel region. */
export const leavesIn = (name: MachineName, { _nodes }: AnyMachineSnapshot): string[] =>
  _nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => [name, ...path].join('.'))

/** The transition for one event. Null if it throws, because child actors do not run here. */
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

/** The rows that the machine logs after one more event, with the path that includes the event. */
function rowsAfterOneEvent(
  name: MachineName,
  path: MachinePath,
  events: readonly EventObject[],
): readonly (readonly [readonly string[], MachinePath])[] {
  if (path.state.status === 'done') return []
  return acceptedIn(path.state, events).flatMap((event) => {
    const [state, actions] = actionsOn(name, path.state, event) ?? []
    const rows = loggedRows(actions ?? [])
    return state && rows.length > 0
      ? [[rows, { ...path, events: path.events.concat(event), state }] as const]
      : []
  })
}

const lengthOf = ({ start, events }: MachinePath) => events.length + (start ? 1 : 0)

/** The shortest paths of a machine. */
export function pathsOf(name: MachineName): MachinePaths {
  const all = reachableFrom(name).toSorted((a, b) => lengthOf(a) - lengthOf(b))
  const events = eventsOf(name)
  const [states, rows] = [new Map<string, MachinePath>(), new Map<string, MachinePath>()]
  const addShortest = (map: Map<string, MachinePath>, keys: readonly string[], path: MachinePath) => {
    for (const key of keys) {
      const current = map.get(key)
      if (!current || lengthOf(current) > lengthOf(path)) map.set(key, path)
    }
  }
  // Logged rows depend only on the state and on what the world tells apart, so one path for each is enough.
  const tried = new Set<string>()
  for (const path of all) {
    addShortest(states, leavesIn(name, path.state), path)
    addShortest(rows, rowsIn(name, leavesIn(name, path.state), path.state), path)
    const key = JSON.stringify([path.start, path.state.value, worldOf(name).difference?.(path.state)])
    if (tried.has(key)) continue
    tried.add(key)
    for (const [logged, longer] of rowsAfterOneEvent(name, path, events)) addShortest(rows, logged, longer)
  }
  return { states, rows }
}

/** Replays a path one event at a time. */
export function replay(name: MachineName, { input, events }: MachinePath) {
  const machine: AnyStateMachine = registry[name]
  const [start, first] = initialTransition(machine, input)
  return events.reduce(
    ({ state }, event) => {
      const [next, actions] = actionsOn(name, state, event) ?? []
      if (!next) throw new Error(`${name} throws on ${event.type} in ${JSON.stringify(state.value)}.`)
      return { state: next, emitted: emittedBy(actions ?? []) }
    },
    { state: start, emitted: emittedBy(first) },
  )
}

/** A path's last snapshot, and the events that its last step emitted. */
export type Replayed = ReturnType<typeof replay>
