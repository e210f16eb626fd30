import type { MachineName } from '../../../machines/registry.ts'

/** Where a topic of a specification is implemented. */
export interface SpecRow {
  /** The number of its section. */
  readonly section: number
  /** The topic in the specification's words. */
  readonly topic: string
  readonly machines: readonly MachineName[]
  /** The files that implement it, apart from its machines, relative to the project's root. */
  readonly built: readonly string[]
  /** The titles of the story groups that show it. */
  readonly stories: readonly string[]
  /** The files that test it. */
  readonly tests: readonly string[]
}

/** A sentence that is not implemented, and the reason. */
export interface NotImplemented {
  readonly section: number
  readonly sentence: string
  readonly because: string
}
