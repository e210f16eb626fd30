import type { OtherMfaMethod } from '../domain/auth/mfaMethods.ts'
import type { Policy } from '../domain/policy/policy.ts'

/**
 * Why a call failed. 'offline': no connection. 'aborted': its signal was aborted. 'timedOut': it took too long. 'server': a 5xx.
 * 'refused': any other error response. 'malformed': a response that does not match its schema.
 */
export type FailureKind = 'offline' | 'aborted' | 'timedOut' | 'server' | 'refused' | 'malformed'

/** The details of a failed call. `ApiFailure` implements it; the catalogue reads it. */
export interface Failure {
  readonly kind: FailureKind
  /** HTTP status; null without a response. */
  readonly status: number | null
  /** The server's `api_error_code`; null if there is none. */
  readonly code: number | null
  /** The server's message; null if it is missing, blank or not a string. */
  readonly serverMessage: string | null
  /** The server's `message_detail`; null if it is missing. */
  readonly messageDetail: string | null
  /** Last digits of the phone on file; null if not given. */
  readonly phoneEnd: string | null
  /** The ways to get a code that the server names besides its message. Left out: none. */
  readonly mfaMethods?: readonly OtherMfaMethod[] | undefined
  /** Where a 301 leads, unchecked; null or left out for any other. */
  readonly redirectUrl?: string | null
  /** How long the server asks to wait (`Retry-After`), in milliseconds; null or left out if it does not say. */
  readonly retryAfterMs?: number | null
}

/** Why there was no response to a call; undefined if there was one, or if no call failed. */
export const unreachedReason = (error: string | null): 'offline' | 'timedOut' | undefined =>
  error === 'offline' || error === 'timedOut' ? error : undefined

/** Whether there were too many requests. A gateway in front of the server limits them, too: by the status alone. */
export const isRateLimited = ({ code, status }: Failure, { codes }: Pick<Policy, 'codes'>): boolean =>
  code === null ? status === 429 : codes.rateLimited.includes(code)
