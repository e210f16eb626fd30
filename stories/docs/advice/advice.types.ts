import type { MachineName } from '../../../machines/registry.ts'

/** Advice on a component's page that is not in its code. */
export interface Advice {
  /** When to use it, and what it requires. */
  readonly do: string
  /** When to use another component, what not to pass, what the app must handle. */
  readonly dont: string
  /** Other groups of stories about the same component. */
  readonly also?: readonly string[]
  /** The machines whose states a view shows, if the map of the specification does not list them. */
  readonly machines?: readonly MachineName[]
}
