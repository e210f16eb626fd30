/** One minified file of an app's build. */
export interface Chunk {
  readonly name: string
  readonly code: string | Uint8Array
  /** Loaded before the first paint. */
  readonly isFirst: boolean
}

/** Builds an app whose only module is `entry`, and returns its files. React and React DOM are excluded. */
export type Bundler = (entry: string) => Promise<readonly Chunk[]>

/** Where the app of each row is. */
export const home = `${process.cwd()}/.cache/size`

export const isReact = /^react(-dom)?(\/|$)/
