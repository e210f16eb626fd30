/** Rules of search that an app may override. Each has a default. */
export interface SearchPolicy {
  /** Styles of an advisory's notice that are shown larger; all others are neutral. Default: none. saving.txt §3 "notices (style". */
  readonly prominentStyles: readonly string[]
}

/** The spec names no style, so the default knows none. */
export const defaultSearchPolicy: SearchPolicy = { prominentStyles: [] }
