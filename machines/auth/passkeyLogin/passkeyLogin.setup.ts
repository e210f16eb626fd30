import { assign, emit, setup } from 'xstate'
import type { User } from '../../../src/api/auth/entities/login.ts'
import { toFailure } from '../../../src/api/failure.ts'
import {
  passkeyReasonOf,
  type PasskeyAssertion,
  type PasskeyRequest,
  type PasskeySupport,
} from '../../../src/domain/auth/passkeys.ts'
import {
  passkeyLoginDialogOf,
  passkeyLoginRow,
  type PasskeyLoginRowId,
} from '../../../src/errors/auth/passkeyLogin.errors.ts'
import { attemptFailed, reported } from '../../fragments/emitted.ts'
import type { Output, Thrown } from '../../fragments/events.ts'
import { required } from '../../fragments/outcome.ts'
import { delays, notProvided, types } from '../../fragments/setup.ts'
import { rowOf } from './passkeyLogin.rules.ts'
import type {
  AskPasskeyInput,
  PasskeyLoginContext,
  PasskeyLoginEmitted,
  PasskeyLoginEvent,
  PasskeyLoginInput,
} from './passkeyLogin.types.ts'

/** Actors, delays, guards and actions of logging in with a passkey; the chart is in `passkeyLogin.machine.ts`. */
export const passkeyLoginSetup = setup({
  types: types<{
    context: PasskeyLoginContext
    input: PasskeyLoginInput
    events: PasskeyLoginEvent
    emitted: PasskeyLoginEmitted
  }>(),
  actors: {
    detectPasskeys: notProvided<PasskeySupport, undefined>('detectPasskeys'),
    readPasskeyRequest: notProvided<PasskeyRequest, undefined>('readPasskeyRequest'),
    askPasskey: notProvided<PasskeyAssertion, AskPasskeyInput>('askPasskey'),
    verifyPasskey: notProvided<User, { readonly credential: PasskeyAssertion }>('verifyPasskey'),
  },
  delays: delays('slowAnswer', 'requestTimeout'),
  guards: {
    isDetecting: ({ context }) => context.support === null,
    isAbsent: ({ context }) => context.support === 'none',
    isAutofill: ({ context }) => context.support === 'autofill',
    hasLeft: (_, { error }: Thrown) => passkeyReasonOf(error) === 'left',
    isDialog: ({ context }, { dialog }: { dialog: string }) =>
      context.failure !== null && passkeyLoginDialogOf(context.failure) === dialog,
  },
  actions: {
    assignSupport: assign((_, { output }: Output<PasskeySupport>) => ({ support: output })),
    /** The browser cannot list them after all. */
    assignButton: assign({ support: 'button' }),
    assignAbsent: assign({ support: 'none' }),
    assignRequest: assign((_, { output }: Output<PasskeyRequest>) => ({ request: output })),
    assignCredential: assign((_, { output }: Output<PasskeyAssertion>) => ({ credential: output })),
    assignUser: assign((_, { output }: Output<User>) => ({ user: output })),
    assignFailure: assign(({ context: { policy } }, { error }: Thrown) => ({
      failure: rowOf(error, policy),
      serverMessage: passkeyReasonOf(error) ? null : toFailure(error).serverMessage,
    })),
    assignRow: assign((_, { row }: { row: PasskeyLoginRowId }) => ({ failure: row, serverMessage: null })),
    clearError: assign({ failure: null, serverMessage: null }),
    /** What was signed is of no use to anybody any more. */
    forgetCredential: assign({ credential: null, request: null }),
    emitFailed: emit(({ context }, { error }: Thrown) => {
      const row = context.failure ?? 'passkeyLogin.failed'
      return attemptFailed(row, passkeyReasonOf(error) ? null : error, {
        provider: 'passkey',
        ...reported(passkeyLoginRow(row)),
      })
    }),
    emitUnlisted: emit((_, { error }: Thrown) => ({
      type: 'passkey.unlisted' as const,
      reason: passkeyReasonOf(error) ?? ('unanswered' as const),
    })),
    emitLoggedIn: emit(({ context }) => ({
      type: 'passkey.loggedIn' as const,
      user: required(context.user, 'user'),
    })),
  },
})
