import type { MachineName } from '../../../machines/registry.ts'

/** Where a topic of a specification is implemented. */
export interface SpecRow {
  /** The number of its section. */
  readonly section: number
  /** The topic in the specification's words. */
  readonly topic: string
  readonly machines?: readonly MachineName[]
  /** The files that implement it and have their tests beside them (`x.ts`, `x.test.ts`), relative to the project's root. */
  readonly tested?: readonly string[]
  /** The other files that implement it, apart from its machines. */
  readonly built?: readonly string[]
  /** The titles of the story groups that show it. */
  readonly stories?: readonly string[]
  /** The other files that test it. */
  readonly tests?: readonly string[]
}

/** A row with every file that implements it and every file that tests it. */
export type FullSpecRow = Required<Omit<SpecRow, 'tested'>>

/** A sentence that is not implemented, and the reason. */
export interface NotImplemented {
  readonly section: number
  readonly sentence: string
  readonly because: string
}
