import { output } from '../../fragments/events.ts'
import { fails, timesOut, waiting } from '../../fragments/form.ts'
import { required } from '../../fragments/outcome.ts'
import { passkeyCreationSetup } from './passkeyCreation.setup.ts'

/**
 * Creating a passkey for the member: offered after a log-in with a password, or asked for in their settings. Whatever fails, they can try
 * again or go on without one. Beyond the specification.
 */
export const passkeyCreationMachine = passkeyCreationSetup.createMachine({
  id: 'passkeyCreation',
  context: ({ input }) => ({
    ...input,
    creation: null,
    credential: null,
    passkey: null,
    failure: null,
    serverMessage: null,
  }),
  initial: 'resting',
  on: { 'offer.declined': '.declined' },
  states: {
    resting: {
      on: {
        'passkey.requested': { target: 'requesting', actions: 'clearError' },
        'passkey.removed': { actions: 'clearError' },
      },
    },
    requesting: {
      tags: 'pending',
      ...waiting,
      invoke: {
        src: 'readPasskeyCreation',
        onDone: { target: 'creating', actions: { type: 'assignCreation', params: output } },
        onError: fails('resting'),
      },
      after: timesOut('resting', 'passkeyCreation.timedOut'),
      on: { 'request.cancelled': 'resting' },
    },
    /** The browser's window is open. The browser limits its time. */
    creating: {
      tags: 'pending',
      invoke: {
        src: 'createPasskey',
        input: ({ context }) => ({ creation: required(context.creation, 'creation') }),
        onDone: { target: 'registering', actions: { type: 'assignCredential', params: output } },
        onError: fails('resting'),
      },
      on: { 'request.cancelled': 'resting' },
    },
    registering: {
      tags: 'pending',
      ...waiting,
      exit: 'forgetCredential',
      invoke: {
        src: 'registerPasskey',
        input: ({ context }) => ({ credential: required(context.credential, 'credential') }),
        onDone: { target: 'created', actions: { type: 'assignPasskey', params: output } },
        onError: fails('resting'),
      },
      after: timesOut('resting', 'passkeyCreation.timedOut'),
      on: { 'request.cancelled': 'resting' },
    },
    created: { type: 'final', entry: 'emitCreated' },
    declined: { type: 'final', entry: 'emitDeclined' },
  },
})
