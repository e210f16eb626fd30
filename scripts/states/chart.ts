import type { AnyStateMachine } from 'xstate'
import {
  eventName,
  guardName,
  nodesOf,
  stateName,
  transitionsOf,
} from '../../.storybook/statechart/transitions.ts'
import type { Transition } from './model.ts'

/** Every state of a machine and its transitions, written as in the statechart tab. */
export function chartOf(machine: AnyStateMachine): {
  readonly states: string[]
  readonly transitions: Transition[]
} {
  const nodes = nodesOf(machine.root)
  const transitions = nodes.flatMap((node) =>
    transitionsOf(node).flatMap((transition) => {
      const { guard, target } = transition
      const toTransition = (to: string): Transition => ({
        from: stateName(node),
        event: eventName(transition) || 'at once',
        guard: guard ? guardName(guard) : '',
        to,
      })
      return target ? target.map((goal) => toTransition(stateName(goal))) : [toTransition('')]
    }),
  )
  return { states: nodes.filter(({ path }) => path.length > 0).map(stateName), transitions }
}
