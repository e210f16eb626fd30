import { assign, emit, setup } from 'xstate'
import type { Passkey } from '../../../src/api/auth/entities/passkey.ts'
import { toFailure } from '../../../src/api/failure.ts'
import {
  passkeyReasonOf,
  type PasskeyAttestation,
  type PasskeyCreation,
} from '../../../src/domain/auth/passkeys.ts'
import type { PasskeyCreationRowId } from '../../../src/errors/auth/passkeyCreation.errors.ts'
import { attemptFailed } from '../../fragments/emitted.ts'
import type { Output, Thrown } from '../../fragments/events.ts'
import { required } from '../../fragments/outcome.ts'
import { delays, notProvided, types } from '../../fragments/setup.ts'
import { rowOf } from './passkeyCreation.rules.ts'
import type {
  PasskeyCreationContext,
  PasskeyCreationEmitted,
  PasskeyCreationEvent,
  PasskeyCreationInput,
} from './passkeyCreation.types.ts'

/** Actors, delays and actions of creating a passkey; the chart is in `passkeyCreation.machine.ts`. */
export const passkeyCreationSetup = setup({
  types: types<{
    context: PasskeyCreationContext
    input: PasskeyCreationInput
    events: PasskeyCreationEvent
    emitted: PasskeyCreationEmitted
  }>(),
  actors: {
    readPasskeyCreation: notProvided<PasskeyCreation, undefined>('readPasskeyCreation'),
    createPasskey: notProvided<PasskeyAttestation, { readonly creation: PasskeyCreation }>('createPasskey'),
    registerPasskey: notProvided<Passkey, { readonly credential: PasskeyAttestation }>('registerPasskey'),
  },
  delays: delays('slowAnswer', 'requestTimeout'),
  actions: {
    assignCreation: assign((_, { output }: Output<PasskeyCreation>) => ({ creation: output })),
    assignCredential: assign((_, { output }: Output<PasskeyAttestation>) => ({ credential: output })),
    assignPasskey: assign((_, { output }: Output<Passkey>) => ({ passkey: output })),
    assignFailure: assign(({ context: { policy } }, { error }: Thrown) => ({
      failure: rowOf(error, policy),
      serverMessage: passkeyReasonOf(error) ? null : toFailure(error).serverMessage,
    })),
    assignRow: assign((_, { row }: { row: PasskeyCreationRowId }) => ({ failure: row, serverMessage: null })),
    clearError: assign({ failure: null, serverMessage: null }),
    /** Each attempt begins with a challenge of its own. */
    forgetCredential: assign({ credential: null, creation: null }),
    emitFailed: emit(({ context }, { error }: Thrown) => {
      const row = context.failure ?? 'passkeyCreation.failed'
      return attemptFailed(row, passkeyReasonOf(error) ? null : error)
    }),
    emitCreated: emit(({ context }) => ({
      type: 'passkey.created' as const,
      passkey: required(context.passkey, 'passkey'),
    })),
    emitDeclined: emit({ type: 'passkey.declined' }),
  },
})
