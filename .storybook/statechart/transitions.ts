import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** A state and all its descendants. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
]

/** All transitions defined on a state: for events, delays and invoked actors, and eventless ones. */
export const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/** A state's name: `login.editing.typing`. */
export const stateName = ({ machine, path }: Pick<AnyStateNode, 'machine' | 'path'>): string =>
  [machine.id, ...path].join('.')

/**
 * A readable guard: its name and parameters, such as `isRow(login.mfaRequired)`, or `not x`, `a and b`, `in saving.hidden`. Inline guards
 * are `condition`.
 */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard)
    return `${String(guard.type)}${paramsOf(guard)}`
  if (typeof guard !== 'function') return 'condition'
  if ('stateValue' in guard) return `in ${inState(guard.stateValue)}`
  const parts = 'guards' in guard && Array.isArray(guard.guards) ? guard.guards.map(guardName) : null
  const kind = 'check' in guard && typeof guard.check === 'function' ? guard.check.name : ''
  if (parts && kind.includes('Not')) return `not ${parts.join('')}`
  if (parts) return parts.join(kind.includes('And') ? ' and ' : ' or ')
  return guard.name && guard.name !== 'guard' ? guard.name : 'condition'
}

/** A guard's static parameters. */
function paramsOf(guard: object): string {
  const params: unknown = 'params' in guard ? guard.params : undefined
  if (typeof params !== 'object' || params === null) return ''
  const words = Object.values(params)
    .flat()
    .filter((value) => typeof value !== 'object' && typeof value !== 'function')
    .map(String)
  return words.length > 0 ? `(${words.join(', ')})` : ''
}

const inState = (value: unknown) =>
  typeof value === 'string'
    ? value.replace(/^#/, '')
    : JSON.stringify(value).replaceAll(/[{}"]/g, '').replaceAll(':', '.')

/** The label of a transition: `form.submitted [isComplete]`, `after requestTimeout`, `savePin done`. */
export function lineOf(transition: AnyTransitionDefinition): string {
  const { guard } = transition
  return [eventName(transition), ...(guard ? [`[${guardName(guard)}]`] : [])].filter(Boolean).join(' ')
}

/** What triggers a transition, without XState's generated IDs: `after requestTimeout`, `logIn done`; empty for eventless ones. */
export function eventName({ eventType, source }: AnyTransitionDefinition): string {
  if (!eventType) return ''
  const delay = source.after.find((delayed) => delayed.eventType === eventType)?.delay
  if (delay !== undefined)
    return `after ${typeof delay === 'function' ? 'a while' : delay}${typeof delay === 'number' ? ' ms' : ''}`
  const invoked = source.invoke.find(({ id }) => eventType.endsWith(`.actor.${id}`))
  const name = invoked ? sourceName(invoked.src, invoked.id) : ''
  if (eventType.startsWith('xstate.done.actor.')) return `${name} done`
  if (eventType.startsWith('xstate.error.actor.')) return `${name} failed`
  if (eventType.startsWith('xstate.snapshot.')) return `${name} changed`
  return eventType.startsWith('xstate.done.state.') ? 'done' : eventType
}

const sourceName = (src: unknown, id: string) => (typeof src === 'string' ? src : id)

/** The names of the actors a state invokes. */
export const invokedBy = (node: AnyStateNode): readonly string[] =>
  node.invoke.map(({ src, id }) => sourceName(src, id))

/** The external events of a machine. */
export const eventTypesOf = (machine: AnyStateMachine): readonly string[] =>
  machine.events
    .map(String)
    .filter((type) => !type.startsWith('xstate.') && !type.endsWith('*'))
    .toSorted()
