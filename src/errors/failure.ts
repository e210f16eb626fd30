/** Why a call gave no usable answer. */
export type FailureKind = 'offline' | 'aborted' | 'timedOut' | 'server' | 'refused' | 'malformed'

/** What every failed call is made of; `api/failure.ts` throws it, the catalogue reads it. */
export interface Failure {
  readonly kind: FailureKind
  /** HTTP status; null when no answer came. */
  readonly status: number | null
  /** The server's api_error_code; null when it gave none. auth.txt §3 "Error object". */
  readonly code: number | null
  /** The server's own words; null when absent, empty or not a string. */
  readonly serverMessage: string | null
  /** More of the server's own words, in its field message_detail; null when absent. saving.txt §8. */
  readonly messageDetail: string | null
  /** Last digits of the phone on file. auth.txt §3 data.phone_number_end. */
  readonly phoneEnd: string | null
}
