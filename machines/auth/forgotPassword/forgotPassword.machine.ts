import { assign, emit, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import type { ForgotPasswordError } from '../../../src/errors/auth/login.errors.ts'
import { isRateLimited, type Failure } from '../../../src/errors/failure.ts'
import { resolveForgotPasswordError } from '../../../src/errors/resolve.ts'
import type { ToastShown } from '../../fragments/emitted.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

export interface ForgotPasswordInput extends WithPolicy {
  /** Email or username of the account. */
  readonly identifier: string
  /** True if the server already sent the email (log-in outcome PASSWORD_RESET_SENT). */
  readonly isSent: boolean
}

export interface ForgotPasswordContext extends ForgotPasswordInput {
  readonly serverMessage: string | null
  readonly error: ForgotPasswordError | null
  /** After too many requests: how long to wait, in milliseconds, where the server says so; else null. */
  readonly waitMs: number | null
}

/** The call that sends the email. */
const requesting = <Failed extends string, const Actions extends readonly string[]>(
  failed: Failed,
  ...actions: Actions
) =>
  ({
    invoke: {
      src: 'requestReset',
      input: ({ context: { identifier } }: { context: ForgotPasswordInput }) => ({ identifier }),
      onDone: { target: '#forgotPassword.sent.shown', actions },
      onError: {
        target: failed,
        actions: {
          type: 'assignFailure',
          params: ({ event }: { event: { error: unknown } }) => ({ failure: toFailure(event.error) }),
        },
      },
    },
    after: {
      requestTimeout: { target: failed, actions: { type: 'assignFailure', params: { failure: null } } },
    },
  }) as const

/** Requests a password-reset email and offers to resend it. Spec: auth.txt §4 "Password-reset-sent modal". */
export const forgotPasswordMachine = setup({
  types: types<{
    context: ForgotPasswordContext
    input: ForgotPasswordInput
    events: { type: 'resend.requested' } | { type: 'notice.closed' }
    emitted: ToastShown
  }>(),
  actors: {
    requestReset: notProvided<void, { identifier: string }>('requestReset'),
  },
  actions: {
    assignFailure: assign(({ context: { policy } }, { failure }: { failure: Failure | null }) => ({
      serverMessage: failure?.serverMessage ?? null,
      error: resolveForgotPasswordError(failure),
      waitMs: failure && isRateLimited(failure, policy) ? (failure.retryAfterMs ?? null) : null,
    })),
    clearError: assign({ serverMessage: null, error: null, waitMs: null }),
    emitResent: emit({
      type: 'toast.shown',
      message: 'recovery.resent',
      duration: 'passwordResetToast',
      kind: 'status',
    }),
  },
  guards: { isSent: ({ context }) => context.isSent },
  delays: delays('requestTimeout'),
}).createMachine({
  id: 'forgotPassword',
  context: ({ input }) => ({ ...input, serverMessage: null, error: null, waitMs: null }),
  initial: 'starting',
  on: { 'notice.closed': '.closed' },
  states: {
    starting: { always: [{ guard: 'isSent', target: 'sent' }, { target: 'sending' }] },
    sending: { tags: 'pending', ...requesting('#forgotPassword.failed') },
    failed: { on: { 'resend.requested': { target: 'sending', actions: 'clearError' } } },
    /** The email is on its way; it can be asked for again. */
    sent: {
      initial: 'shown',
      states: {
        shown: { on: { 'resend.requested': 'resending' } },
        resending: { tags: 'pending', ...requesting('#forgotPassword.sent.failed', 'emitResent') },
        failed: { on: { 'resend.requested': { target: 'resending', actions: 'clearError' } } },
      },
    },
    closed: { type: 'final' },
  },
})
