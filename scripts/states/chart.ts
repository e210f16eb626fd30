import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { guardName } from './guardName.ts'
import type { Transition } from './model.ts'

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** The name of a state: its machine and its path. */
const nameOf = ({ machine, path }: AnyStateNode) => [machine.id, ...path].join('.')

/** An event as a reader says it, without the ids that XState makes up. */
function eventName(type: string, node: AnyStateNode): string {
  if (type === '') return 'at once'
  const [, kind, rest = ''] = /^xstate\.(after|done\.state|done\.actor|error\.actor|snapshot)\.(.*)$/.exec(type) ?? []
  if (kind === 'after') return `after ${rest.replace(`.${node.id}`, '')}`
  if (kind === 'done.state') return 'when its states are done'
  if (!kind) return type
  const src = node.invoke.find(({ id }) => id === rest)?.src
  return `${kind.split('.')[0]}: ${typeof src === 'string' ? src : rest}`
}

/** Every state of a machine and every way out of each. */
export function chartOf(machine: AnyStateMachine): { readonly states: string[]; readonly transitions: Transition[] } {
  const nodes = nodesOf(machine.root)
  const transitions = nodes.flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flat().flatMap(({ eventType, guard, target }) => {
      const made = { from: nameOf(node), event: eventName(String(eventType), node), guard: guardName(guard) }
      return target ? target.map((to) => ({ ...made, to: nameOf(to) })) : [{ ...made, to: '' }]
    }),
  )
  return { states: nodes.filter(({ path }) => path.length > 0).map(nameOf), transitions }
}
