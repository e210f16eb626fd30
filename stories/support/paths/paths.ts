import { transition, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { registry, type MachineName } from '../../../machines/registry.ts'
import { leafOf } from '../../../machines/fragments/testing.ts'
import { defaultPolicy as policy } from '../../../src/domain/policy.ts'
import { rowsIn, rowsSaid } from './rowsIn.ts'
import { eventsOf, worlds } from './world.ts'

/** The shortest way to a place of a machine. */
export interface Way {
  readonly input: object
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

/** Every snapshot that a machine can be brought into, told apart by state and error, with the shortest way there. */
function reached(name: MachineName): readonly Way[] {
  const machine: AnyStateMachine = registry[name]
  let events = 0
  return worlds[name].inputs.flatMap((input) =>
    getShortestPaths(machine, {
      input: { policy, ...input },
      events: eventsOf(name),
      serializeState: ({ value, context }: AnyMachineSnapshot) => {
        const { failure, error, errors, sso: info, provider, output, offer, profile, step, section, invites } = context
        return JSON.stringify([value, offer, failure, error, errors, profile?.birthday, step, info?.isSso, info?.existingUser, value === 'connecting' && provider, output, section?.id, invites?.userIds])
      },
      // An error on a form is a goal: what leads on from there leads on from the clean form too.
      stopWhen: ({ value, context }: AnyMachineSnapshot) => isForm(value) && (context.error || context.failure || Object.keys(context.errors ?? {}).length > 0),
      serializeEvent: () => String((events += 1)),
    }).map(({ state, steps }) => ({ input, state, events: steps.map(({ event }): EventObject => event).filter(({ type }) => type !== 'xstate.init') })),
  )
}

/** The active leaf states of a snapshot, by name. Of regions side by side each has one. */
export const leavesIn = (name: MachineName, { _nodes }: AnyMachineSnapshot): string[] =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ path }) => [name, ...path].join('.'))

/** What a machine does on one event. The walk opens no children: what is sent to one throws, and says nothing of a row. */
function actionsOn(name: MachineName, state: AnyMachineSnapshot, event: EventObject) {
  const machine: AnyStateMachine = registry[name]
  try {
    return transition(machine, Object.assign(Object.create(Object.getPrototypeOf(state)), state, { status: 'active', error: undefined }), event)
  } catch {
    return null
  }
}

/** The rows that a machine tells of on one more event. */
function oneFurther(name: MachineName, way: Way): readonly (readonly [readonly string[], Way])[] {
  if (way.state.status === 'done') return []
  return eventsOf(name).flatMap((event) => {
    const [state, actions] = actionsOn(name, way.state, event) ?? []
    const rows = rowsSaid(actions ?? [])
    return state && rows.length > 0 ? [[rows, { ...way, events: way.events.concat(event), state }] as const] : []
  })
}

/** The ways of a machine: each the shortest that there is. */
export function waysOf(name: MachineName): Ways {
  const all = reached(name).toSorted((a, b) => a.events.length - b.events.length)
  const [states, rows] = [new Map<string, Way>(), new Map<string, Way>()]
  const keep = (map: Map<string, Way>, keys: readonly string[], way: Way) => {
    for (const key of keys) if ((map.get(key)?.events.length ?? Infinity) > way.events.length) map.set(key, way)
  }
  for (const way of all) {
    keep(states, leavesIn(name, way.state), way)
    keep(rows, rowsIn(name, leavesIn(name, way.state), way.state), way)
    for (const [said, further] of oneFurther(name, way)) keep(rows, said, further)
  }
  return { states, rows }
}
