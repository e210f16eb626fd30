import { assign, emit, setup } from 'xstate'
import type { User } from '../../../src/api/auth/entities/login.ts'
import { toFailure } from '../../../src/api/failure.ts'
import type { LoginCredentials } from '../../../src/api/auth/auth.payloads.ts'
import { providerOfCredentials } from '../../../src/domain/auth/providers/loginMethods.ts'
import { isMfaCode, readMfaCode } from '../../../src/domain/auth/mfaCode.ts'
import type { MfaMethod, OtherMfaMethod } from '../../../src/domain/auth/mfaMethods.ts'
import type { LoginMfaError } from '../../../src/errors/auth/login.errors.ts'
import { authRow } from '../../../src/errors/auth/auth.errors.ts'
import { refusalRows, type Refusal } from '../../../src/errors/auth/outcome.rows.ts'
import { resolveLoginMfaError } from '../../../src/errors/resolve.ts'
import {
  attemptFailed,
  errorToast,
  reported,
  type AttemptFailed,
  type ErrorToast,
  type ToastShown,
} from '../../fragments/emitted.ts'
import { eventsOf, output, type Output, type Thrown } from '../../fragments/events.ts'
import { fails, timesOut } from '../../fragments/form.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

export interface LoginMfaInput extends WithPolicy {
  readonly credentials: LoginCredentials
  /** Last digits of the phone number; left out if the server gave none. */
  readonly phoneEnd: string | null
  /** The ways to get a code that the server names besides its message. Default: none. */
  readonly mfaMethods?: readonly OtherMfaMethod[] | undefined
}

export interface LoginMfaContext extends LoginMfaInput {
  readonly method: MfaMethod
  /** Whether the device is to be remembered with the next code. */
  readonly isDeviceRemembered: boolean
  readonly code: string
  readonly error: LoginMfaError | null
  readonly serverMessage: string | null
  /** How long the server asks to wait, in milliseconds; null if it does not say. */
  readonly waitMs: number | null
  readonly user: User | null
}

/** Input of the actor that verifies a code. */
export interface VerifyCodeInput {
  readonly credentials: LoginCredentials
  readonly code: string
  /** Where the code comes from; left out for the message, as the specification has it. */
  readonly method?: MfaMethod | undefined
  /** Whether the server is asked to remember the device; left out if not. */
  readonly remembersDevice?: true | undefined
}

export type LoginMfaToast = ErrorToast<`loginMfa.error.${'codeRequired' | 'codeFormat'}`>

export interface LoginMfaOutput {
  /** A refusal is shown in its dialog, over what comes before the step. */
  readonly outcome: 'verified' | 'left' | Refusal
  readonly user: User | null
  /** After too many attempts: how long until another one makes sense, in milliseconds; null if unknown. */
  readonly waitMs: number | null
}

type LoginMfaEvent =
  | { type: 'code.changed' }
  | { type: 'form.submitted'; code: string }
  | { type: 'resend.requested' }
  | { type: 'back.requested' }
  | { type: 'otherWay.requested' }
  /** In `choosing`. */
  | { type: 'method.chosen'; method: MfaMethod }
  | { type: 'choice.cancelled' }
  /** At any time; counts for the next code. */
  | { type: 'device.toggled'; isRemembered: boolean }

const on = eventsOf<LoginMfaContext, LoginMfaEvent>()
/** The rule is broken: at the field and as a toast. */
const invalid = <Row extends 'codeRequired' | 'codeFormat'>(row: Row) =>
  [
    { type: 'assignRow', params: { row } },
    { type: 'emitToast', params: { row } },
  ] as const

const isRefusal = (error: LoginMfaError | null): error is Refusal => error !== null && error in refusalRows

const call = { tags: 'pending', after: timesOut('entering', 'timedOut') } as const

/** The two-factor step. Spec: auth.txt §4 "Two-factor", §5 "MFA code". One call at a time. */
export const loginMfaMachine = setup({
  types: types<{
    context: LoginMfaContext
    input: LoginMfaInput
    events: LoginMfaEvent
    output: LoginMfaOutput
    emitted: ToastShown | LoginMfaToast | AttemptFailed
  }>(),
  actors: {
    verifyCode: notProvided<User, VerifyCodeInput>('verifyCode'),
    resendCode: notProvided<void, { credentials: LoginCredentials }>('resendCode'),
  },
  delays: delays('requestTimeout'),
  guards: {
    isRefused: ({ context }) => isRefusal(context.error),
    isEmpty: on.guard(
      'form.submitted',
      ({ code }, { policy, method }) => readMfaCode(code, method, policy.mfaCodeLength) === '',
    ),
    isMalformed: on.guard(
      'form.submitted',
      ({ code }, { policy: { mfaCodeLength }, method }) =>
        method !== 'backup_code' && !isMfaCode(readMfaCode(code, method, mfaCodeLength), mfaCodeLength),
    ),
  },
  actions: {
    assignCode: assign(
      on.patch('form.submitted', ({ code }, { policy, method }) => ({
        code: readMfaCode(code, method, policy.mfaCodeLength),
      })),
    ),
    assignMethod: assign(on.patch('method.chosen', ({ method }) => ({ method }))),
    assignDevice: assign(
      on.patch('device.toggled', ({ isRemembered }) => ({ isDeviceRemembered: isRemembered })),
    ),
    assignRow: assign((_, { row }: { row: LoginMfaError }) => ({ error: row, serverMessage: null })),
    assignFailure: assign(({ context }, { error }: Thrown) => {
      const failure = toFailure(error)
      const { serverMessage, retryAfterMs: waitMs = null } = failure
      return { error: resolveLoginMfaError(failure, context.policy), serverMessage, waitMs }
    }),
    assignUser: assign((_, { output: user }: Output<User>) => ({ user })),
    clearError: assign({ error: null, serverMessage: null }),
    emitFailed: emit(({ context }, { error }: Thrown) =>
      attemptFailed(`loginMfa.${context.error ?? 'serverFailed'}` as const, error, {
        provider: providerOfCredentials(context.credentials),
        ...reported(authRow(`loginMfa.${context.error ?? 'serverFailed'}`)),
      }),
    ),
    emitToast: emit((_, { row }: { row: 'codeRequired' | 'codeFormat' }) =>
      errorToast(`loginMfa.error.${row}`),
    ),
    emitResent: emit({
      type: 'toast.shown',
      message: 'loginMfa.codeResent',
      duration: 'resendCodeToast',
      kind: 'status',
    }),
  },
}).createMachine({
  id: 'loginMfa',
  context: ({ input }) => ({
    ...input,
    method: 'sms',
    isDeviceRemembered: false,
    code: '',
    error: null,
    serverMessage: null,
    waitMs: null,
    user: null,
  }),
  initial: 'entering',
  output: ({ context: { error, user, waitMs } }) => ({
    outcome: user ? 'verified' : isRefusal(error) ? error : 'left',
    user,
    waitMs,
  }),
  on: {
    /** Possible at any time; aborts a call in flight. */
    'back.requested': '.left',
    'device.toggled': { actions: 'assignDevice' },
  },
  states: {
    entering: {
      on: {
        'code.changed': { actions: 'clearError' },
        'form.submitted': [
          { guard: 'isEmpty', actions: invalid('codeRequired') },
          { guard: 'isMalformed', actions: invalid('codeFormat') },
          { target: 'verifying', actions: ['assignCode', 'clearError'] },
        ],
        'resend.requested': { target: 'resending', actions: 'clearError' },
        'otherWay.requested': { target: 'choosing', actions: 'clearError' },
      },
    },
    /** How else to get a code. */
    choosing: {
      on: {
        'method.chosen': { target: 'entering', actions: 'assignMethod' },
        'choice.cancelled': 'entering',
      },
    },
    verifying: {
      ...call,
      invoke: {
        src: 'verifyCode',
        input: ({ context: { credentials, code, method, isDeviceRemembered } }) => ({
          credentials,
          code,
          ...(method !== 'sms' && { method }),
          ...(isDeviceRemembered && { remembersDevice: true }),
        }),
        onDone: {
          target: 'verified',
          actions: { type: 'assignUser', params: output },
        },
        onError: fails('judging'),
      },
    },
    resending: {
      ...call,
      invoke: {
        src: 'resendCode',
        input: ({ context: { credentials } }) => ({ credentials }),
        onDone: { target: 'entering', actions: 'emitResent' },
        onError: fails('judging'),
      },
    },
    judging: { always: [{ guard: 'isRefused', target: 'refused' }, { target: 'entering' }] },
    /** The account is banned or suspended, or there were too many attempts. */
    refused: { type: 'final' },
    verified: { type: 'final' },
    left: { type: 'final' },
  },
})
