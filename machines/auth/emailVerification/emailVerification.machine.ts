import { assign, emit, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import {
  resolveEmailVerificationError,
  type EmailVerificationError,
} from '../../../src/errors/auth/emailVerification.errors.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

/** Never carries the email. */
export type EmailVerificationEmitted =
  | {
      readonly type: 'attempt.failed'
      readonly row: `emailVerification.${EmailVerificationError}`
      readonly failure: Failure | null
    }
  | { readonly type: 'reminder.closed' }

const timedOut = {
  target: 'failed',
  actions: [
    { type: 'assignFailure', params: { failure: null } },
    { type: 'emitFailed', params: { failure: null } },
  ],
} as const

type Thrown = { event: { error: unknown } }
const thrown = ({ event }: Thrown) => ({ failure: toFailure(event.error) })
const failed = {
  target: 'failed',
  actions: [
    { type: 'assignFailure', params: thrown },
    { type: 'emitFailed', params: thrown },
  ],
} as const

/** Reminds a member to verify the email, and resends the message once. Spec: auth.txt §4 "Email-verification modal". */
export const emailVerificationMachine = setup({
  types: types<{
    context: WithPolicy & { serverMessage: string | null; error: EmailVerificationError | null }
    input: WithPolicy
    events: { type: 'resend.requested' } | { type: 'modal.closed' }
    emitted: EmailVerificationEmitted
  }>(),
  actors: { resendVerification: notProvided<void, undefined>('resendVerification') },
  delays: delays('requestTimeout'),
  actions: {
    assignFailure: assign(({ context: { policy } }, { failure }: { failure: Failure | null }) => ({
      serverMessage: failure?.serverMessage ?? null,
      error: resolveEmailVerificationError(failure, policy),
    })),
    clearError: assign({ serverMessage: null, error: null }),
    emitFailed: emit(({ context: { policy } }, { failure }: { failure: Failure | null }) => ({
      type: 'attempt.failed' as const,
      row: `emailVerification.${resolveEmailVerificationError(failure, policy)}` as const,
      failure,
    })),
    emitClosed: emit({ type: 'reminder.closed' }),
  },
}).createMachine({
  id: 'emailVerification',
  context: ({ input }) => ({ ...input, serverMessage: null, error: null }),
  initial: 'reminding',
  /** 'Got it' works at any time, and aborts a call in flight. */
  on: { 'modal.closed': '.closed' },
  states: {
    reminding: { on: { 'resend.requested': 'sending' } },
    sending: {
      tags: 'pending',
      invoke: {
        src: 'resendVerification',
        onDone: 'sent',
        onError: failed,
      },
      after: { requestTimeout: timedOut },
    },
    /** The message is resent only once: the button stays disabled. */
    sent: {},
    failed: { on: { 'resend.requested': { target: 'sending', actions: 'clearError' } } },
    closed: { type: 'final', entry: 'emitClosed' },
  },
})
