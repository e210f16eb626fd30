import { toFailure } from '../../src/api/failure.ts'
import type { Timing } from '../../src/domain/policy/timing.ts'
import type { AuthRowId } from '../../src/errors/auth/auth.errors.ts'
import type { Failure } from '../../src/errors/failure.ts'

/** A request to show a toast: the message's key, and the name of its duration. */
export interface ToastShown {
  readonly type: 'toast.shown'
  readonly message: 'loginMfa.codeResent' | 'recovery.resent'
  readonly duration: keyof Timing
  readonly kind: 'status' | 'alert'
}

/** The user wants to sign up, and this container has no sign-up form. Carries the e-mail as typed. auth.txt §4. */
export interface SignupRequested {
  readonly type: 'auth.signupRequested'
  readonly email: string
}

/** A log-in or sign-up failed: the flow renews the bot-check token and logs the failure. Carries no secret. C1. */
export interface AttemptFailed<Row extends string = AuthRowId> {
  readonly type: 'attempt.failed'
  readonly row: Row
  /** Null when no answer came in time. */
  readonly failure: Pick<Failure, 'status' | 'code'> | null
}

/** `error`: what the call threw; null when it timed out. */
export function attemptFailed<Row extends string>(row: Row, error: unknown): AttemptFailed<Row> {
  if (error === null) return { type: 'attempt.failed', row, failure: null }
  const { status, code } = toFailure(error)
  return { type: 'attempt.failed', row, failure: { status, code } }
}
