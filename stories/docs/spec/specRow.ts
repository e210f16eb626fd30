import type { MachineName } from '../../../machines/registry.ts'

/** Where a topic of a specification is implemented. */
export interface SpecRow {
  /** The number of its section. */
  readonly section: number
  /** The topic in the specification's words. */
  readonly topic: string
  /** The sentences that it implements, also those of other sections, each by its first words: `§9 Breakpoints 1050`. */
  readonly sentences: readonly string[]
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

/** How a sentence is not implemented as it is written. */
export const kinds = ['Not implemented', 'Differs on purpose', 'Nothing to build'] as const

/** A sentence that is not implemented as it is written, and the reason. */
export interface NotImplemented {
  readonly section: number
  /** The words that are meant; `[…]` leaves some out. They are in one sentence of the section. */
  readonly sentence: string
  /** 'Nothing to build': no behaviour of the product, or one of the other specification. Default: 'Not implemented'. */
  readonly kind?: (typeof kinds)[number]
  readonly because: string
}
