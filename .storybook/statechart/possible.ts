import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate'
import { evaluateGuard } from 'xstate/guards'
import { eventTypesOf, guardName } from './transitions.ts'

/** Whether an event would do something now. */
export type Answer =
  | { readonly type: string; readonly is: 'possible' }
  /** A state listens to it, and these guards say no. */
  | { readonly type: string; readonly is: 'refused'; readonly guards: readonly string[] }
  /** A guard reads what the event carries, and nothing is known of that. */
  | { readonly type: string; readonly is: 'open' }
  /** No state that is active listens to it. */
  | { readonly type: string; readonly is: 'unheard' }

/**
 * What each event of a machine would do now. Guards may read what an event carries: `example` answers one that carries it.
 * When a guard fails for want of it, nobody can tell.
 */
export function answersOf(
  snapshot: AnyMachineSnapshot,
  example: (type: string) => AnyEventObject = bare,
): Answer[] {
  return eventTypesOf(snapshot.machine).map((type) => {
    const event = example(type)
    const candidates = candidatesOf(snapshot, type)
    if (candidates.length === 0) return { type, is: 'unheard' }
    const can = attempt(() => snapshot.can(event))
    if (can !== false) return { type, is: can ? 'possible' : 'open' }
    const guards = candidates.flatMap(({ guard }) =>
      guard && !evaluateGuard(guard, snapshot.context, event, snapshot) ? [guardName(guard)] : [],
    )
    return guards.length > 0 ? { type, is: 'refused', guards: [...new Set(guards)] } : { type, is: 'unheard' }
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
  // oxlint-disable-next-line no-underscore-dangle -- the one place where XState tells a snapshot's states with their types
  const nodes: readonly AnyStateNode[] = snapshot._nodes
  return nodes.flatMap((node) => node.transitions.get(type) ?? [])
}
