import type { MachineName } from '../../../machines/registry.ts'

/** Where one matter of a specification is built. */
export interface SpecRow {
  /** Number of its section. */
  readonly section: number
  /** The matter, in the specification's words. */
  readonly matter: string
  readonly machines: readonly MachineName[]
  /** Files that build it besides its machines, below the project's root. */
  readonly built: readonly string[]
  /** Titles of the story groups that show it. */
  readonly stories: readonly string[]
  /** Test files that hold it to the specification. */
  readonly tests: readonly string[]
}

/** A sentence that nothing here answers to, and why. */
export interface WithoutHome {
  readonly section: number
  readonly sentence: string
  readonly because: string
}
