import {
  initialTransition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type ExecutableActionObject,
} from 'xstate'
import { registry, type MachineName } from '../../machines/registry.ts'
import { actionsOn, type MachinePath } from './paths.ts'

/** The result of replaying a path. */
export interface Replayed {
  /** The snapshot at its end. */
  readonly state: AnyMachineSnapshot
  /** The events emitted by its last step. */
  readonly emitted: readonly (EventObject & Readonly<Record<string, unknown>>)[]
}

const emittedBy = (actions: readonly ExecutableActionObject[]) =>
  actions.flatMap(({ type, params }) => {
    // SAFETY: XState resolves `emit` to an action whose params hold the event.
    const event =
      type === 'xstate.emit'
        ? (params as { readonly event?: Replayed['emitted'][number] } | undefined)?.event
        : undefined
    return event ? [event] : []
  })

/** Replays a path one event at a time. */
export function replay(name: MachineName, { input, events }: MachinePath): Replayed {
  const machine: AnyStateMachine = registry[name]
  const [start, first] = initialTransition(machine, input)
  return events.reduce<Replayed>(
    ({ state }, event) => {
      const [next, actions] = actionsOn(name, state, event) ?? []
      if (!next) throw new Error(`${name} throws on ${event.type} in ${JSON.stringify(state.value)}.`)
      return { state: next, emitted: emittedBy(actions ?? []) }
    },
    { state: start, emitted: emittedBy(first) },
  )
}
