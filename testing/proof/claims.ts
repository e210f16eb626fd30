import type { EveryRowId } from '../../src/errors/index.ts'

/** What a story claims to show. The coverage gate counts claims, and a check after each story proves them. */
export interface Claims {
  /** The leaf state that a machine is in at the end. If it is final or transient, the machine must have visited it. */
  readonly state?: string | undefined
  /** The catalogue row whose text is on screen, in the right place, and was announced. */
  readonly row?: EveryRowId | undefined
  /** The calls that were made, with their results: 'logIn.ok', 'logIn.failed'. */
  readonly calls?: readonly string[] | undefined
}

/** The story parameter that holds the claims. */
export const CLAIMS = 'claims'

/** The claims of a story, or an empty object. */
export const claimsOf = (parameters: Readonly<Record<string, unknown>>): Claims =>
  // SAFETY: only `reaches` and `failing` write this parameter.
  (parameters[CLAIMS] as Claims | undefined) ?? {}
