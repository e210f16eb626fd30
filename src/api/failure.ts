import type { Failure, FailureKind } from '../errors/failure.ts'

/** What a call of the client throws: never a raw error, always a kind that the catalogue knows. */
export class ApiFailure extends Error implements Failure {
  override readonly name = 'ApiFailure'
  readonly kind: FailureKind
  readonly status: number | null
  readonly code: number | null
  readonly serverMessage: string | null
  readonly messageDetail: string | null
  readonly phoneEnd: string | null

  constructor(kind: FailureKind, details: Partial<Omit<Failure, 'kind'>> = {}) {
    super(kind)
    this.kind = kind
    this.status = details.status ?? null
    this.code = details.code ?? null
    this.serverMessage = details.serverMessage ?? null
    this.messageDetail = details.messageDetail ?? null
    this.phoneEnd = details.phoneEnd ?? null
  }

  /** A 5xx or no status may be tried again. auth.txt §8 "Resources". */
  get isRetryable(): boolean {
    return this.kind === 'server' || this.kind === 'offline' || this.kind === 'timedOut'
  }
}

/** Any thrown value as a failure: our own as it is, everything else as malformed. */
export const toFailure = (error: unknown): Failure =>
  error instanceof ApiFailure ? error : new ApiFailure('malformed')
