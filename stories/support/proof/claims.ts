import type { EveryRowId } from '../../../src/errors/index.ts'

/** What a story says of itself. The gate counts claims; the check after each story proves them. */
export interface Claims {
  /** Leaf state that some machine rests in at the end; a final or passing state must have been visited. */
  readonly state?: string | undefined
  /** Row of the error catalogue whose text is on screen, in the row's place, announced. */
  readonly row?: EveryRowId | undefined
  /** Calls that were made, with their answer: 'logIn.ok', 'logIn.failed'. */
  readonly calls?: readonly string[] | undefined
}

/** Where claims stand in a story's parameters. */
export const CLAIMS = 'claims'

/** The claims of a story; none when it makes none. */
export const claimsOf = (parameters: Readonly<Record<string, unknown>>): Claims =>
  // SAFETY: only `reaches` and `failing` write this parameter.
  (parameters[CLAIMS] as Claims | undefined) ?? {}
