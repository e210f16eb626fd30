import { assign, emit, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'
import type { PasswordResetRowId } from '../../../src/errors/auth/passwordReset.errors.ts'
import { isRateLimited, type Failure } from '../../../src/errors/failure.ts'
import { resolveForgotPasswordError } from '../../../src/errors/resolve.ts'
import { attemptFailed, type AttemptFailed, type ToastShown } from '../../fragments/emitted.ts'
import { eventsOf, type Thrown } from '../../fragments/events.ts'
import { fails, timesOut, waiting } from '../../fragments/form.ts'
import { delays, notProvided, notProvidedMachine, types, type WithPolicy } from '../../fragments/setup.ts'
import type { forgotPasswordMachine } from '../forgotPassword/forgotPassword.machine.ts'

export interface PasswordResetContext extends WithPolicy {
  /** The email or username that was submitted, without the spaces around it. */
  readonly identifier: string
  /** The catalogue row of the last failure. */
  readonly failure: PasswordResetRowId | null
  readonly serverMessage: string | null
  /** After too many requests: how long until another one makes sense, in milliseconds; null if unknown. */
  readonly waitMs: number | null
}

export type PasswordResetEvent =
  | { readonly type: 'identifier.changed' }
  | { readonly type: 'form.submitted'; readonly identifier: string }
  | { readonly type: 'submit.cancelled' }

/** Says that the email was sent again. */
export type PasswordResetToast = ToastShown & { readonly message: 'recovery.resent' }

/** Its failures, without what was typed, and the toast of its dialog. */
export type PasswordResetEmitted = AttemptFailed<PasswordResetRowId> | PasswordResetToast

const on = eventsOf<PasswordResetContext, PasswordResetEvent>()

const rowOf = (failure: Failure, { policy }: WithPolicy) =>
  isRateLimited(failure, policy)
    ? ('passwordReset.rateLimited' as const)
    : (`forgotPassword.${resolveForgotPasswordError(failure)}` as const)

/**
 * The page that requests an email to reset the password. Its dialog, which can send the email again, is `forgotPassword`. Spec: auth.txt §7
 * "POST /v3/users/forgot_password/".
 */
export const passwordResetMachine = setup({
  types: types<{
    context: PasswordResetContext
    input: WithPolicy
    events: PasswordResetEvent
    emitted: PasswordResetEmitted
  }>(),
  actors: {
    requestReset: notProvided<void, { identifier: string }>('requestReset'),
    forgotPassword: notProvidedMachine<typeof forgotPasswordMachine>('forgotPassword'),
  },
  delays: delays('slowAnswer', 'requestTimeout'),
  guards: {
    isEmpty: on.guard('form.submitted', ({ identifier }) => trimTyped(identifier) === ''),
  },
  actions: {
    assignIdentifier: assign(
      on.patch('form.submitted', ({ identifier }) => ({ identifier: trimTyped(identifier) })),
    ),
    assignRow: assign((_, { row }: { row: PasswordResetRowId }) => ({ failure: row, serverMessage: null })),
    assignFailure: assign(({ context }, { error }: Thrown) => {
      const failure = toFailure(error)
      const { serverMessage, retryAfterMs: waitMs = null } = failure
      return { failure: rowOf(failure, context), serverMessage, waitMs }
    }),
    clearError: assign({ failure: null, serverMessage: null, waitMs: null }),
    emitFailed: emit(({ context }, { error }: Thrown) =>
      attemptFailed(context.failure ?? 'forgotPassword.resetFailed', error),
    ),
  },
}).createMachine({
  id: 'passwordReset',
  context: ({ input }) => ({ ...input, identifier: '', failure: null, serverMessage: null, waitMs: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'identifier.changed': { actions: 'clearError' },
        'form.submitted': [
          {
            guard: 'isEmpty',
            actions: { type: 'assignRow', params: { row: 'passwordReset.identifierRequired' } },
          },
          { target: 'sending', actions: ['assignIdentifier', 'clearError'] },
        ],
      },
    },
    sending: {
      tags: 'pending',
      ...waiting,
      invoke: {
        src: 'requestReset',
        input: ({ context: { identifier } }) => ({ identifier }),
        onDone: 'sent',
        onError: fails('editing'),
      },
      after: timesOut('editing', 'forgotPassword.timedOut'),
      on: { 'submit.cancelled': 'editing' },
    },
    /** A dialog confirms that the email was sent, and can send it again. */
    sent: {
      invoke: {
        src: 'forgotPassword',
        id: 'forgotPassword',
        input: ({ context: { policy, identifier } }) => ({ policy, identifier, isSent: true }),
        onDone: 'editing',
      },
    },
  },
})
