import type { AuthRowId } from '../../src/errors/auth/auth.errors.ts'
import type { Failure } from '../../src/errors/failure.ts'
import type { Timing } from '../../src/domain/policy/timing.ts'

/** A toast leaves a machine as a fact: which sentence, how long by name. */
export interface ToastShown {
  readonly type: 'toast.shown'
  readonly message: 'loginMfa.codeResent' | 'recovery.resent'
  readonly duration: keyof Timing
  readonly kind: 'status' | 'alert'
}

/** A log-in attempt failed: the bot-check token is renewed and the failure logged. Carries no secret. C1. */
export interface AttemptFailed {
  readonly type: 'attempt.failed'
  readonly row: AuthRowId
  readonly failure: Failure | null
}
