import {
  initialTransition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type ExecutableActionObject,
} from 'xstate'
import { registry, type MachineName } from '../../../machines/registry.ts'
import { actionsOn, type Way } from './paths.ts'

/** A way gone once more, from its beginning. */
export interface Replayed {
  /** Where it ends. */
  readonly state: AnyMachineSnapshot
  /** What its last step emits. */
  readonly emitted: readonly (EventObject & Readonly<Record<string, unknown>>)[]
}

const emittedBy = (actions: readonly ExecutableActionObject[]) =>
  actions.flatMap(({ type, params }) => {
    // SAFETY: what XState makes of `emit`: the event, resolved.
    const event =
      type === 'xstate.emit'
        ? (params as { readonly event?: Replayed['emitted'][number] } | undefined)?.event
        : undefined
    return event ? [event] : []
  })

/** Goes a way step by step, as the machine itself would. */
export function replay(name: MachineName, { input, events }: Way): Replayed {
  const machine: AnyStateMachine = registry[name]
  const [start, first] = initialTransition(machine, input)
  return events.reduce<Replayed>(
    ({ state }, event) => {
      const [next, actions] = actionsOn(name, state, event) ?? []
      if (!next) throw new Error(`${name} cannot take ${event.type} in ${JSON.stringify(state.value)}.`)
      return { state: next, emitted: emittedBy(actions ?? []) }
    },
    { state: start, emitted: emittedBy(first) },
  )
}
