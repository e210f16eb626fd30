import { assign, emit, setup } from 'xstate'
import type { ProviderToken } from '../../../src/domain/auth/providers/providerToken.ts'
import type { SocialError } from '../../../src/errors/auth/login.errors.ts'
import { output, thrown, type Output, type Thrown } from '../../fragments/events.ts'
import { errorOfStatus, statusOf } from '../../fragments/providerStatus.ts'
import { notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

export interface ConnectInput extends WithPolicy {
  /** Asks again for the email alone. auth.txt §4 "email re-request flow". */
  readonly isRerequest: boolean
}

export interface ConnectContext extends ConnectInput {
  /** Why the provider gave no token. */
  readonly error: SocialError | null
}

/** What the popup reports to the page that opened it. It holds the token: post it to trusted origins only. B14. */
export interface ConnectAnswered {
  readonly type: 'connect.answered'
  readonly answer: ProviderToken | { readonly error: string }
}

/**
 * The page in the first provider's popup. The provider opens a window of its own, which browsers allow only for a press in this one.
 * Spec: auth.txt §2 "A popup route under /connect/", §4 "Popup flow", §7 "Provider scripts".
 */
export const connectMachine = setup({
  types: types<{
    context: ConnectContext
    input: ConnectInput
    events: { type: 'provider.opened' } | { type: 'load.retried' } | { type: 'popup.dismissed' }
    emitted: ConnectAnswered
  }>(),
  actors: {
    findOpener: notProvided<boolean, undefined>('findOpener'),
    loadProvider: notProvided<void, { provider: 'facebook' }>('loadProvider'),
    askProvider: notProvided<ProviderToken, { provider: 'facebook'; isRerequest: boolean }>('askProvider'),
  },
  guards: { isFound: (_, { output: isFound }: Output<boolean>) => isFound },
  actions: {
    assignError: assign((_, { error }: Thrown) => ({ error: errorOfStatus(statusOf(error)) })),
    emitToken: emit((_, { output: answer }: Output<ProviderToken>) => ({
      type: 'connect.answered' as const,
      answer,
    })),
    emitRefused: emit((_, { error }: Thrown) => ({
      type: 'connect.answered' as const,
      answer: { error: statusOf(error) ?? 'failed' },
    })),
    emitUnavailable: emit({ type: 'connect.answered', answer: { error: 'unavailable' } }),
  },
}).createMachine({
  id: 'connect',
  context: ({ input }) => ({ ...input, error: null }),
  initial: 'findingOpener',
  states: {
    findingOpener: {
      tags: 'pending',
      invoke: {
        src: 'findOpener',
        onDone: [{ guard: { type: 'isFound', params: output }, target: 'loading' }, { target: 'noOpener' }],
        onError: 'noOpener',
      },
    },
    loading: {
      tags: 'pending',
      invoke: {
        src: 'loadProvider',
        input: { provider: 'facebook' },
        onDone: 'offering',
        onError: 'unavailable',
      },
    },
    offering: { on: { 'provider.opened': 'asking' } },
    /** The provider's window can be lost behind this one: another press opens it again. */
    asking: {
      tags: 'pending',
      invoke: {
        src: 'askProvider',
        input: ({ context: { isRerequest } }) => ({ provider: 'facebook', isRerequest }),
        onDone: { target: 'connected', actions: { type: 'emitToken', params: output } },
        onError: {
          target: 'refused',
          actions: [
            { type: 'assignError', params: thrown },
            { type: 'emitRefused', params: thrown },
          ],
        },
      },
      on: { 'provider.opened': { target: 'asking', reenter: true } },
    },
    unavailable: { on: { 'load.retried': 'loading', 'popup.dismissed': 'left' } },
    /** Nobody waits for an answer: somebody opened the address by hand, or closed the page that asked. */
    noOpener: {},
    connected: { type: 'final' },
    refused: { type: 'final' },
    left: { type: 'final', entry: 'emitUnavailable' },
  },
})
