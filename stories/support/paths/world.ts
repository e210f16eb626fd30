import type { AnyStateMachine, AnyStateNode, EventObject } from 'xstate'
import { registry, type MachineName } from '../../../machines/registry.ts'
import type { ApiFailure } from '../../../src/api/failure.ts'
import { givenBy, thrownBy } from './actors.ts'
import { worldOf } from './worlds.ts'

const withinNode = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(withinNode),
]

/** All states of a machine, its root first; none of what is no machine. */
export const nodesOf = (machine: AnyStateMachine | undefined): readonly AnyStateNode[] =>
  machine ? withinNode(machine.root) : []

type Invoked = AnyStateNode['invoke'][number]

/** The name of what is invoked: in `setup` all of ours have one. */
export const nameOf = ({ src, id }: Pick<Invoked, 'src' | 'id'>): string =>
  typeof src === 'string' ? src : id

/** How what is invoked may end, where its machine listens. */
const endingsOf = (invoked: Invoked, failures: readonly ApiFailure[]): EventObject[] => {
  const [name, { id, onDone, onError }] = [nameOf(invoked), invoked]
  return [
    ...(onDone
      ? givenBy(name).map(({ words, value }) => ({ type: `xstate.done.actor.${id}`, output: value, words }))
      : []),
    ...(onError
      ? thrownBy(name, failures).map(({ words, value }) => ({
          type: `xstate.error.actor.${id}`,
          error: value,
          words,
        }))
      : []),
  ]
}

/** Everything that can happen to a machine, its timers and its invokes included, in any state. */
export function eventsOf(name: MachineName): EventObject[] {
  const { events = [], failures = [] } = worldOf(name)
  const states = nodesOf(registry[name])
  return [
    ...events,
    // Of ways of the same length the one with an answer says more than the one without.
    ...states.flatMap(({ invoke }) => invoke.flatMap((invoked) => endingsOf(invoked, failures))),
    ...states.flatMap(({ after }) => after.map(({ eventType }) => ({ type: String(eventType) }))),
  ]
}
