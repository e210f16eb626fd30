import type { AnyStateMachine, AnyStateNode, EventObject } from 'xstate'
import { registry, type MachineName } from '../../../machines/registry.ts'
import { authWorld } from './auth.world.ts'
import { outputsFor } from './outputsFor.ts'
import { savingWorld } from './saving.world.ts'
import { signupWorld } from './signup.world.ts'

/** What can happen to a machine besides its timers: its inputs, events, answers of what it invokes, and what they throw. */
export interface World {
  readonly inputs: readonly object[]
  readonly events?: readonly (EventObject & Record<string, unknown>)[]
  readonly outputs?: readonly unknown[]
  readonly errors?: readonly unknown[]
}

export const worlds: Readonly<Record<MachineName, World>> = { ...authWorld, ...signupWorld, ...savingWorld }

const statesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(statesOf)]

/** Everything that can happen to a machine, its timers and its invokes included, in any state. */
export function eventsOf(name: MachineName): EventObject[] {
  const machine: AnyStateMachine = registry[name]
  const { events = [], outputs = [], errors = [] } = worlds[name]
  const states = statesOf(machine.root)
  return [
    ...events,
    ...states.flatMap(({ after }) => after.map(({ eventType }) => ({ type: String(eventType) }))),
    ...states.flatMap(({ invoke }) => invoke.flatMap(({ id, src }) => [
      ...outputsFor(String(src), outputs).map((output) => ({ type: `xstate.done.actor.${id}`, output })),
      ...errors.map((error) => ({ type: `xstate.error.actor.${id}`, error })),
    ])),
  ]
}
