import type { OtherMfaMethod } from '../domain/auth/mfaMethods.ts'
import type { Failure, FailureKind } from '../errors/failure.ts'

/** The error that every call of a client rejects with. `kind` says why the call failed. */
export class ApiFailure extends Error implements Failure {
  override readonly name = 'ApiFailure'
  readonly kind: FailureKind
  readonly status: number | null
  readonly code: number | null
  readonly serverMessage: string | null
  readonly messageDetail: string | null
  readonly phoneEnd: string | null
  readonly mfaMethods: readonly OtherMfaMethod[] | undefined
  readonly redirectUrl: string | null
  readonly retryAfterMs: number | null
  /**
   * Whether the answer is an error in the API's own format. If not, the status says nothing about what was asked for: any framework
   * answers 404 at an unknown path.
   */
  readonly isExplained: boolean

  constructor(
    kind: FailureKind,
    details: Partial<Omit<Failure, 'kind'>> & { readonly isExplained?: boolean } = {},
    cause?: unknown,
  ) {
    super(kind, { cause })
    this.kind = kind
    this.status = details.status ?? null
    this.code = details.code ?? null
    this.serverMessage = details.serverMessage ?? null
    this.messageDetail = details.messageDetail ?? null
    this.phoneEnd = details.phoneEnd ?? null
    this.mfaMethods = details.mfaMethods
    this.redirectUrl = details.redirectUrl ?? null
    this.retryAfterMs = details.retryAfterMs ?? null
    this.isExplained = details.isExplained ?? false
  }

  /** Whether retrying may help: after a 5xx, without a connection, or on a timeout. */
  get isRetryable(): boolean {
    return this.kind === 'server' || this.kind === 'offline' || this.kind === 'timedOut'
  }
}

/**
 * Converts any thrown value to a failure. Anything but an `ApiFailure` counts as 'malformed', and is its `cause`: such as the error that
 * names an actor which nobody provided.
 */
export const toFailure = (error: unknown): Failure =>
  error instanceof ApiFailure ? error : new ApiFailure('malformed', {}, error)
