import type { EveryRowId } from '../../../src/errors/index.ts'

/** What a story claims to show. The coverage gate counts claims; a check after each story proves them. */
export interface Claims {
  /** The leaf state that a machine is in at the end. A final or passing state must have been visited. */
  readonly state?: string | undefined
  /** The catalogue row whose text is on screen, in its place, and announced. */
  readonly row?: EveryRowId | undefined
  /** The calls that were made, with their result: 'logIn.ok', 'logIn.failed'. */
  readonly calls?: readonly string[] | undefined
}

/** The story parameter that holds the claims. */
export const CLAIMS = 'claims'

/** The claims of a story, or an empty object. */
export const claimsOf = (parameters: Readonly<Record<string, unknown>>): Claims =>
  // SAFETY: only `reaches` and `failing` write this parameter.
  (parameters[CLAIMS] as Claims | undefined) ?? {}
