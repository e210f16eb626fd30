import { assign, emit, setup } from 'xstate'
import type { CredentialReason, StoredCredential } from '../../../src/domain/auth/storedCredential.ts'
import { output, type Output } from '../../fragments/events.ts'
import { required } from '../../fragments/outcome.ts'
import { delays, notProvided, types } from '../../fragments/setup.ts'
import type {
  ReadCredentialInput,
  ReadCredentialOutput,
  StoredCredentialContext,
  StoredCredentialEmitted,
  StoredCredentialEvent,
  StoredCredentialInput,
} from './storedCredential.types.ts'

const unused = (reason: CredentialReason | null) =>
  ({ target: 'unused', actions: { type: 'emitUnused', params: { reason } } }) as const

/**
 * Asks the browser for a stored password before the log-in form is used: the form then logs in with it, as if it had been typed. Whatever
 * the browser refuses leaves the form as it was. auth.txt §3 "SMARTLOCK".
 */
export const storedCredentialMachine = setup({
  types: types<{
    context: StoredCredentialContext
    input: StoredCredentialInput
    events: StoredCredentialEvent
    emitted: StoredCredentialEmitted
  }>(),
  actors: { readCredential: notProvided<ReadCredentialOutput, ReadCredentialInput>('readCredential') },
  delays: delays('credentialTimeout'),
  guards: {
    mayAsk: ({ context: { mayAsk, policy } }) => mayAsk && policy.readsStoredCredential !== 'never',
    isSilent: ({ context }) => context.policy.readsStoredCredential === 'silent',
    isCredential: (_, { output: read }: Output<ReadCredentialOutput>) => typeof read !== 'string',
  },
  actions: {
    assignCredential: assign((_, { output: read }: Output<ReadCredentialOutput>) => ({
      credential: typeof read === 'string' ? null : read,
    })),
    /** The form has it now. */
    forgetCredential: assign({ credential: null }),
    emitRead: emit(({ context }) => ({
      type: 'credential.read' as const,
      credential: required<StoredCredential>(context.credential, 'credential'),
    })),
    emitUnused: emit((_, { reason }: { reason: CredentialReason | null }) => ({
      type: 'credential.unused' as const,
      reason,
    })),
    emitRefused: emit((_, { output: read }: Output<ReadCredentialOutput>) => ({
      type: 'credential.unused' as const,
      reason: typeof read === 'string' ? read : null,
    })),
  },
}).createMachine({
  id: 'storedCredential',
  context: ({ input }) => ({ ...input, credential: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'mayAsk', target: 'reading' }, unused(null)] },
    /** The browser may show the person a choice, which waits for them. */
    reading: {
      invoke: {
        src: 'readCredential',
        input: ({ context: { policy } }) => ({
          mediation: policy.readsStoredCredential === 'optional' ? 'optional' : 'silent',
        }),
        onDone: [
          {
            guard: { type: 'isCredential', params: output },
            target: 'handedOver',
            actions: { type: 'assignCredential', params: output },
          },
          { target: 'unused', actions: { type: 'emitRefused', params: output } },
        ],
        onError: unused('failed'),
      },
      after: { credentialTimeout: { guard: 'isSilent', ...unused('timedOut') } },
      on: { 'otherWay.chosen': unused(null) },
    },
    handedOver: { type: 'final', entry: ['emitRead', 'forgetCredential'] },
    unused: { type: 'final' },
  },
})
