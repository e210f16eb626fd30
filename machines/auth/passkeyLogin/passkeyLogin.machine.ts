import { output, thrown } from '../../fragments/events.ts'
import { fails, timesOut, waiting } from '../../fragments/form.ts'
import { required } from '../../fragments/outcome.ts'
import { passkeyNotices } from './passkeyLogin.rules.ts'
import { passkeyLoginSetup } from './passkeyLogin.setup.ts'

/** Where passkeys begin, as far as the browser has them. */
const byAbility = [
  { guard: 'isDetecting', target: 'detecting' },
  { guard: 'isAbsent', target: 'unavailable' },
  { guard: 'isAutofill', target: 'preparing' },
  { target: 'offering' },
] as const

const unlisted = {
  target: 'offering',
  actions: ['assignButton', { type: 'emitUnlisted', params: thrown }],
} as const

/** Opens the dialog of the last failure's row. */
const toNotice = passkeyNotices.map((dialog) => ({
  guard: { type: 'isDialog' as const, params: { dialog } },
  target: `notice.${dialog}`,
}))

/**
 * Logging in with a passkey, beside the log-in form: chosen in the list of the email field, or asked for by a button where the browser has
 * no such list. Beyond the specification.
 */
export const passkeyLoginMachine = passkeyLoginSetup.createMachine({
  id: 'passkeyLogin',
  context: ({ input }) => ({
    ...input,
    support: null,
    request: null,
    credential: null,
    user: null,
    failure: null,
    serverMessage: null,
  }),
  initial: 'deciding',
  on: { 'otherWay.chosen': { target: '.paused', actions: 'clearError' } },
  states: {
    deciding: { always: byAbility },
    detecting: {
      invoke: {
        src: 'detectPasskeys',
        onDone: { target: 'deciding', actions: { type: 'assignSupport', params: output } },
        onError: { target: 'unavailable', actions: 'assignAbsent' },
      },
    },
    /** Nobody has asked for a passkey yet, so what fails here is only logged. */
    preparing: {
      invoke: {
        src: 'readPasskeyRequest',
        onDone: { target: 'listing', actions: { type: 'assignRequest', params: output } },
        onError: unlisted,
      },
      after: {
        requestTimeout: {
          target: 'offering',
          actions: ['assignButton', { type: 'emitUnlisted', params: { error: null } }],
        },
      },
    },
    /** The email field lists the passkeys, until one is chosen. */
    listing: {
      invoke: {
        src: 'askPasskey',
        input: ({ context }) => ({ request: required(context.request, 'request'), isAutofill: true }),
        onDone: { target: 'verifying', actions: { type: 'assignCredential', params: output } },
        onError: [{ guard: { type: 'hasLeft', params: thrown }, target: 'paused' }, unlisted],
      },
    },
    offering: {
      on: { 'passkey.requested': { target: 'requesting', actions: 'clearError' } },
    },
    requesting: {
      tags: 'pending',
      ...waiting,
      invoke: {
        src: 'readPasskeyRequest',
        onDone: { target: 'choosing', actions: { type: 'assignRequest', params: output } },
        onError: fails('offering'),
      },
      after: timesOut('offering', 'passkeyLogin.timedOut'),
      on: { 'request.cancelled': 'offering' },
    },
    /** The browser's window is open. The browser limits its time. */
    choosing: {
      tags: 'pending',
      invoke: {
        src: 'askPasskey',
        input: ({ context }) => ({ request: required(context.request, 'request'), isAutofill: false }),
        onDone: { target: 'verifying', actions: { type: 'assignCredential', params: output } },
        onError: fails('offering'),
      },
      on: { 'request.cancelled': 'offering' },
    },
    verifying: {
      tags: 'pending',
      ...waiting,
      // From here on, the button is what starts another attempt.
      entry: 'assignButton',
      exit: 'forgetCredential',
      invoke: {
        src: 'verifyPasskey',
        input: ({ context }) => ({ credential: required(context.credential, 'credential') }),
        onDone: { target: 'loggedIn', actions: { type: 'assignUser', params: output } },
        onError: fails('judging'),
      },
      after: timesOut('offering', 'passkeyLogin.timedOut'),
      on: { 'request.cancelled': 'offering' },
    },
    judging: { always: [...toNotice, { target: 'offering' }] },
    notice: {
      initial: 'softBanned',
      on: { 'notice.closed': { target: 'offering', actions: 'clearError' } },
      states: { softBanned: {}, tooManyAttempts: {}, deactivated: {} },
    },
    /** Another way in is being tried, or the page was left. */
    paused: {
      on: { 'form.rested': 'deciding' },
    },
    unavailable: {},
    loggedIn: { type: 'final', entry: 'emitLoggedIn' },
  },
})
