import type { AnyStateMachine, AnyStateNode, EventObject } from 'xstate'
import { registry, type MachineName } from '../../machines/registry.ts'
import type { ApiFailure } from '../../src/api/failure.ts'
import { resultsOf, errorsOf } from './actors.ts'
import { worldOf } from './worlds.ts'

const withinNode = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(withinNode),
]

/** All states of a machine, root first; empty for other actors. */
export const nodesOf = (machine: AnyStateMachine | undefined): readonly AnyStateNode[] =>
  machine ? withinNode(machine.root) : []

type Invoked = AnyStateNode['invoke'][number]

/** The name of an invoked actor, as given in `setup`. */
export const nameOf = ({ src, id }: Pick<Invoked, 'src' | 'id'>): string =>
  typeof src === 'string' ? src : id

/** The done and error events of an invoked actor that the state handles. */
const endingsOf = (invoked: Invoked, failures: readonly ApiFailure[]): EventObject[] => {
  const [name, { id, onDone, onError }] = [nameOf(invoked), invoked]
  return [
    ...(onDone ? resultsOf(name).map((output) => ({ type: `xstate.done.actor.${id}`, output })) : []),
    ...(onError
      ? errorsOf(name, failures).map((error) => ({ type: `xstate.error.actor.${id}`, error }))
      : []),
  ]
}

/** Every event of a machine in any state, including timers and actor outcomes. */
export function eventsOf(name: MachineName): EventObject[] {
  const { events = [], failures = [] } = worldOf(name)
  const states = nodesOf(registry[name])
  return [
    ...events,
    // Actor outcomes come before timers: among paths of equal length, a response reads better than a timeout.
    ...states.flatMap(({ invoke }) => invoke.flatMap((invoked) => endingsOf(invoked, failures))),
    ...states.flatMap(({ after }) => after.map(({ eventType }) => ({ type: String(eventType) }))),
  ]
}
