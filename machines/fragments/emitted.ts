import { toFailure } from '../../src/api/failure.ts'
import type { LoginOutcome, PopupReason } from '../../src/domain/auth/loginOutcomes.ts'
import type { ProviderKind } from '../../src/domain/auth/providers/loginMethods.ts'
import type { Timing } from '../../src/domain/policy/timing.ts'
import type { AuthRowId } from '../../src/errors/auth/auth.errors.ts'
import type { ErrorRow } from '../../src/errors/catalogue.ts'
import type { Failure } from '../../src/errors/failure.ts'

/** A request to show a toast: the message's key, and the name of its duration. */
export interface ToastShown {
  readonly type: 'toast.shown'
  readonly message: 'loginMfa.codeResent' | 'recovery.resent'
  readonly duration: keyof Timing
  readonly kind: 'status' | 'alert'
}

/**
 * A request to show an error as a toast, too: the server's message, or else the message of that key. The form says the same in its place,
 * so screen readers skip the toast.
 */
export interface ErrorToast<Message extends string> {
  readonly type: 'toast.shown'
  readonly message: Message
  readonly serverMessage: string | null
  readonly duration: 'validationToast'
  readonly kind: 'echo'
}

export const errorToast = <const Message extends string>(
  message: Message,
  serverMessage: string | null = null,
): ErrorToast<Message> => ({
  type: 'toast.shown',
  message,
  serverMessage,
  duration: 'validationToast',
  kind: 'echo',
})

/** The user wants to sign up, and this container has no sign-up form. Carries the email as typed. */
export interface SignupRequested {
  readonly type: 'auth.signupRequested'
  readonly email: string
}

export type { PopupReason as AttemptReason }

/** How an attempt was made, and why it ended early, if it did. */
export interface Attempt {
  /** Who vouches for the person; null if nobody does, as for a saved account. Default: 'email'. */
  readonly provider?: ProviderKind | null
  /** Whether the password is one that the browser had stored. Default: false. */
  readonly isStored?: boolean
  /** Why it ended before its call was sent. */
  readonly reason?: PopupReason
  /** The number of its outcome, if that has one. */
  readonly outcome?: LoginOutcome
}

/** What the row of a failure says about the attempt. */
export const reported = ({ reason, outcome }: Pick<ErrorRow, 'reason' | 'outcome'>): Attempt => ({
  ...(reason !== undefined && { reason }),
  ...(outcome !== undefined && { outcome }),
})

/** A log-in or sign-up failed: the flow renews the bot-check token and logs the failure. Carries no secret. */
export interface AttemptFailed<Row extends string = AuthRowId> extends Attempt {
  readonly type: 'attempt.failed'
  readonly row: Row
  /** Null when no answer came in time. */
  readonly failure: Pick<Failure, 'status' | 'code'> | null
}

/** `error`: what the call threw; null when it timed out, or none was made. */
export function attemptFailed<Row extends string>(
  row: Row,
  error: unknown,
  attempt: Attempt = {},
): AttemptFailed<Row> {
  if (error === null) return { type: 'attempt.failed', row, failure: null, ...attempt }
  const { status, code } = toFailure(error)
  return { type: 'attempt.failed', row, failure: { status, code }, ...attempt }
}
