import { assign, emit, setup } from 'xstate'
import type { SocialProvider } from '../../../src/domain/auth/providers/providers.ts'
import type { ProviderToken } from '../../../src/domain/auth/providers/providerToken.ts'
import type { SocialError } from '../../../src/errors/auth/login.errors.ts'
import { output, thrown, type Output, type Thrown } from '../../fragments/events.ts'
import { errorOfStatus, statusOf } from '../../fragments/providerStatus.ts'
import { notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

export interface ConnectInput extends WithPolicy {
  readonly provider: SocialProvider
  /** Asks the first provider again for the email alone. */
  readonly isRerequest: boolean
}

export interface ConnectContext extends ConnectInput {
  /** Why the provider gave no token. */
  readonly error: SocialError | null
}

/** What the popup reports to the page that opened it. It holds the token: post it to trusted origins only. */
export interface ConnectAnswered {
  readonly type: 'connect.answered'
  readonly answer: ProviderToken | { readonly error: string }
}

/**
 * The page in a provider's popup. The first provider opens a window of its own, which browsers allow only for a press in this one; the
 * second draws its own button; the third is asked at once, because it shows its page in this window and leads back. Spec: auth.txt §2
 * "A popup route under /connect/", §4 "Popup flow".
 */
export const connectMachine = setup({
  types: types<{
    context: ConnectContext
    input: ConnectInput
    events:
      | { type: 'provider.opened' }
      /** The second provider's own button gave a token, or could not be drawn. */
      | { type: 'token.received'; token: ProviderToken }
      | { type: 'button.failed' }
      | { type: 'load.retried' }
      | { type: 'popup.dismissed' }
    emitted: ConnectAnswered
  }>(),
  actors: {
    findOpener: notProvided<boolean, undefined>('findOpener'),
    loadProvider: notProvided<void, { provider: SocialProvider }>('loadProvider'),
    askProvider: notProvided<ProviderToken, { provider: SocialProvider; isRerequest: boolean }>(
      'askProvider',
    ),
  },
  guards: {
    leadsBack: ({ context }) => context.provider === 'line',
    isFound: (_, { output: isFound }: Output<boolean>) => isFound,
  },
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
        input: ({ context: { provider } }) => ({ provider }),
        onDone: [{ guard: 'leadsBack', target: 'asking' }, { target: 'offering' }],
        onError: 'unavailable',
      },
    },
    offering: {
      on: {
        'provider.opened': 'asking',
        'token.received': {
          target: 'connected',
          actions: { type: 'emitToken', params: ({ event }) => ({ output: event.token }) },
        },
        'button.failed': 'unavailable',
      },
    },
    /** The provider's window can be lost behind this one: another press opens it again. */
    asking: {
      tags: 'pending',
      invoke: {
        src: 'askProvider',
        input: ({ context: { provider, isRerequest } }) => ({ provider, isRerequest }),
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
