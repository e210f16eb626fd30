import type { MachineName } from '../../../machines/registry.ts'

/** What a component's page says that its code does not. */
export interface Advice {
  /** When to use it, and what it needs. */
  readonly do: string
  /** When to use its neighbour, what not to hand it, what stays with the app. */
  readonly dont: string
  /** Other groups of stories of the same component: their states are its own. */
  readonly also?: readonly string[]
  /** The machines whose states a view draws, where the map of the specification does not name them for it. */
  readonly machines?: readonly MachineName[]
}
