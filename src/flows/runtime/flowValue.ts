import type { AnyActorRef } from 'xstate'
import type { TackboardConfig } from './config.ts'

/**
 * A value that a flow gives to all of its actors, as a React context gives one to components. Machines are provided with their actors once,
 * when their module is loaded; what differs from one mounted flow to another, or from one request to another, is read when an actor runs.
 */
export function flowValue<Value>(name: string) {
  const values = new WeakMap<AnyActorRef['system'], Value>()
  return {
    set: ({ system }: Pick<AnyActorRef, 'system'>, value: Value) => void values.set(system, value),
    of(system: AnyActorRef['system']): Value {
      const value = values.get(system)
      if (value === undefined) throw new Error(`This flow was started without ${name}.`)
      return value
    },
  }
}

/** What every flow gives to its actors. */
export interface FlowConfig extends TackboardConfig {
  /** The locale of the texts around the flow. */
  readonly locale: string
}

export const flowConfig = flowValue<FlowConfig>('a config')
