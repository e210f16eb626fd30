import { assign, emit, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import type { ToastShown } from '../../fragments/emitted.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

export interface ForgotPasswordInput extends WithPolicy {
  /** E-mail or username of the account. */
  readonly identifier: string
  /** True if the server already sent the e-mail (log-in outcome PASSWORD_RESET_SENT). */
  readonly isSent: boolean
}

/** Requests a password-reset e-mail and offers to resend it. Spec: auth.txt §4 "Password-reset-sent modal", §7. */
export const forgotPasswordMachine = setup({
  types: types<{
    context: ForgotPasswordInput & { serverMessage: string | null }
    input: ForgotPasswordInput
    events: { type: 'resend.requested' } | { type: 'notice.closed' }
    emitted: ToastShown
  }>(),
  actors: {
    requestReset: notProvided<void, { identifier: string; type: 'unified' | 'reset' }>('requestReset'),
  },
  actions: {
    assignFailure: assign((_, failure: { serverMessage: string | null }) => ({
      serverMessage: failure.serverMessage,
    })),
    clearError: assign({ serverMessage: null }),
    /** After the first success, the dialog says that the e-mail was sent. */
    assignSent: assign({ isSent: true }),
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
  context: ({ input }) => ({ ...input, serverMessage: null }),
  initial: 'starting',
  on: { 'notice.closed': '.closed' },
  states: {
    starting: { always: [{ guard: 'isSent', target: 'sent' }, { target: 'sending' }] },
    sending: {
      tags: 'pending',
      invoke: {
        src: 'requestReset',
        input: request,
        onDone: 'sent',
        onError: {
          target: 'failed',
          actions: { type: 'assignFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
      after: { requestTimeout: 'failed' },
    },
    sent: { entry: 'assignSent', on: { 'resend.requested': 'resending' } },
    resending: {
      tags: 'pending',
      invoke: {
        src: 'requestReset',
        input: request,
        onDone: { target: 'sent', actions: 'emitResent' },
        onError: {
          target: 'failed',
          actions: { type: 'assignFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
      after: { requestTimeout: 'failed' },
    },
    failed: { on: { 'resend.requested': { target: 'resending', actions: 'clearError' } } },
    closed: { type: 'final' },
  },
})

function request({ context }: { context: ForgotPasswordInput }) {
  return {
    identifier: context.identifier,
    type: context.policy.unifiedReset ? ('unified' as const) : ('reset' as const),
  }
}
