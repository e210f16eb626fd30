import type { EveryRowId } from '../../errors/index.ts'

/** Why something failed. */
export interface FailureDetails<Row extends string = EveryRowId> {
  /** The row of the error catalogue, such as 'login.wrongPassword'. */
  readonly row: Row
  /** The HTTP status, or null when no response arrived. */
  readonly status: number | null
  /** The server's `api_error_code`, or null when it sent none. */
  readonly code: number | null
}

/** An event without details. */
export type NoDetails = Readonly<Record<string, never>>
