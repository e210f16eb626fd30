/** Types of the modules that generated.ts provides. */
/* oxlint-disable typescript/consistent-type-imports -- An ambient module declaration cannot contain a relative import. */

declare module 'virtual:charts' {
  /** Every machine's chart, by the machine's id. */
  export const charts: Readonly<Record<string, import('../../stories/docs/machines/chart.ts').Chart>>
}

declare module 'virtual:tiles' {
  /** The tiles of every contact sheet. */
  export const tiles: import('../../stories/flows/tiles.ts').Tiles
}
