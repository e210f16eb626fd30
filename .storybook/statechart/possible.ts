import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate'
import { evaluateGuard } from 'xstate/guards'
import { eventTypesOf, guardName } from './transitions.ts'

/** Whether an event would have an effect now. */
export type Answer =
  | { readonly type: string; readonly is: 'possible' }
  /** An active state handles it, but these guards reject it. */
  | { readonly type: string; readonly is: 'refused'; readonly guards: readonly string[] }
  /** A guard depends on the event's data, which is unknown. */
  | { readonly type: string; readonly is: 'open' }
  /** No active state handles it. */
  | { readonly type: string; readonly is: 'ignored' }

/**
 * What each event of a machine would do now. Guards may depend on an event's data, so `example` returns an event with data. If a guard
 * throws because data is missing, the result is 'open'.
 */
export function answersOf(
  snapshot: AnyMachineSnapshot,
  example: (type: string) => AnyEventObject = bare,
): Answer[] {
  return eventTypesOf(snapshot.machine).map((type) => {
    const event = example(type)
    const candidates = candidatesOf(snapshot, type)
    if (candidates.length === 0) return { type, is: 'ignored' }
    const can = attempt(() => snapshot.can(event))
    if (can !== false) return { type, is: can ? 'possible' : 'open' }
    const guards = candidates.flatMap(({ guard }) =>
      guard && !evaluateGuard(guard, snapshot.context, event, snapshot) ? [guardName(guard)] : [],
    )
    return guards.length > 0 ? { type, is: 'refused', guards: [...new Set(guards)] } : { type, is: 'ignored' }
  })
}

const bare = (type: string): AnyEventObject => ({ type })

function attempt(check: () => boolean): boolean | null {
  try {
    return check()
  } catch {
    return null
  }
}

/** The transitions of active states for one event. */
function candidatesOf(snapshot: AnyMachineSnapshot, type: string) {
  // oxlint-disable-next-line no-underscore-dangle -- only `_nodes` exposes a snapshot's state nodes
  const nodes: readonly AnyStateNode[] = snapshot._nodes
  return nodes.flatMap((node) => node.transitions.get(type) ?? [])
}
