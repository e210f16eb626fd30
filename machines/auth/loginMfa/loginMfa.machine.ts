import { assign, emit, setup } from 'xstate'
import type { User } from '../../../src/api/auth/entities/login.ts'
import { toFailure } from '../../../src/api/failure.ts'
import type { LoginCredentials } from '../../../src/api/auth/auth.payloads.ts'
import { isMfaCode, normalizeMfaCode } from '../../../src/domain/auth/mfaCode.ts'
import type { LoginMfaError } from '../../../src/errors/auth/login.errors.ts'
import { resolveLoginMfaError } from '../../../src/errors/resolve.ts'
import type { AttemptFailed, ToastShown } from '../../fragments/emitted.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

export interface LoginMfaInput extends WithPolicy {
  readonly credentials: LoginCredentials
  /** Last digits of the phone; shown as text, left out when the server gave none. E15. */
  readonly phoneEnd: string | null
}

export interface LoginMfaContext extends LoginMfaInput {
  readonly code: string
  readonly error: LoginMfaError | null
  readonly serverMessage: string | null
  readonly user: User | null
}

const timedOut = {
  target: 'entering',
  actions: [
    { type: 'assignError', params: { error: 'timedOut' } },
    { type: 'emitFailed', params: { error: null } },
  ],
} as const

type Thrown = { event: { error: unknown } }
const thrown = ({ event }: Thrown) => ({ error: event.error })
const failed = {
  target: 'entering',
  actions: [
    { type: 'assignFailure', params: thrown },
    { type: 'emitFailed', params: thrown },
  ],
} as const

/** The two-factor step. Spec: auth.txt §4 "Two-factor", §5 "MFA code", §8 "MFA failure". One call at a time. D18. */
export const loginMfaMachine = setup({
  types: types<{
    context: LoginMfaContext
    input: LoginMfaInput
    events:
      | { type: 'code.changed' }
      | { type: 'form.submitted'; code: string }
      | { type: 'resend.requested' }
      | { type: 'back.requested' }
    output: { user: User | null }
    emitted: ToastShown | AttemptFailed
  }>(),
  actors: {
    verifyCode: notProvided<User, { credentials: LoginCredentials; code: string }>('verifyCode'),
    resendCode: notProvided<void, { credentials: LoginCredentials }>('resendCode'),
  },
  delays: delays('requestTimeout'),
  guards: {
    isEmpty: ({ event }) => event.type === 'form.submitted' && normalizeMfaCode(event.code) === '',
    isMalformed: ({ context, event }) =>
      event.type === 'form.submitted' &&
      !isMfaCode(normalizeMfaCode(event.code), context.policy.mfaCodeLength),
  },
  actions: {
    assignCode: assign({
      code: ({ event }) => (event.type === 'form.submitted' ? normalizeMfaCode(event.code) : ''),
    }),
    assignError: assign((_, { error }: { error: LoginMfaError }) => ({ error, serverMessage: null })),
    assignFailure: assign(({ context }, { error }: { error: unknown }) => {
      const failure = toFailure(error)
      return { error: resolveLoginMfaError(failure, context.policy), serverMessage: failure.serverMessage }
    }),
    assignUser: assign((_, { user }: { user: User }) => ({ user })),
    clearError: assign({ error: null, serverMessage: null }),
    emitFailed: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'attempt.failed' as const,
      row: `loginMfa.${context.error ?? 'serverFailed'}` as const,
      failure: error === null ? null : toFailure(error),
    })),
    emitResent: emit({
      type: 'toast.shown',
      message: 'loginMfa.codeResent',
      duration: 'resendCodeToast',
      kind: 'status',
    }),
  },
}).createMachine({
  id: 'loginMfa',
  context: ({ input }) => ({ ...input, code: '', error: null, serverMessage: null, user: null }),
  initial: 'entering',
  output: ({ context }) => ({ user: context.user }),
  /** The way out at any time: it aborts a call that never answers, too. D13. */
  on: { 'back.requested': '.left' },
  states: {
    entering: {
      on: {
        'code.changed': { actions: 'clearError' },
        'form.submitted': [
          { guard: 'isEmpty', actions: { type: 'assignError', params: { error: 'codeRequired' } } },
          { guard: 'isMalformed', actions: { type: 'assignError', params: { error: 'codeFormat' } } },
          { target: 'verifying', actions: ['assignCode', 'clearError'] },
        ],
        'resend.requested': { target: 'resending', actions: 'clearError' },
      },
    },
    verifying: {
      tags: 'pending',
      invoke: {
        src: 'verifyCode',
        input: ({ context: { credentials, code } }) => ({ credentials, code }),
        onDone: {
          target: 'verified',
          actions: { type: 'assignUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: failed,
      },
      after: { requestTimeout: timedOut },
    },
    resending: {
      tags: 'pending',
      invoke: {
        src: 'resendCode',
        input: ({ context: { credentials } }) => ({ credentials }),
        onDone: { target: 'entering', actions: 'emitResent' },
        onError: failed,
      },
      after: { requestTimeout: timedOut },
    },
    verified: { type: 'final' },
    left: { type: 'final' },
  },
})
