import { assign, emit, setup, type DoneActorEvent } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import {
  recoveryVariantOf,
  type LoginData,
  type RecoveryVariant,
} from '../../../src/domain/auth/providers/loginData.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

/** The token that authorizes reading login data. */
export interface RecoveryCredentials {
  readonly facebook_id: string
  readonly facebook_token: string
}

export interface AccountRecoveryInput extends WithPolicy {
  /** Null: login data cannot be read, and the default banner shows. */
  readonly credentials: RecoveryCredentials | null
}

/** Carries no token. */
export type AccountRecoveryEmitted =
  | { readonly type: 'loginData.failed'; readonly failure: Failure | null }
  | { readonly type: 'recovery.dismissed' }

/** Leads to one variant of the banner, if the login data matches. */
const toVariant = <Variant extends RecoveryVariant>(variant: Variant) =>
  ({
    guard: {
      type: 'isVariant',
      params: ({ event }: { event: DoneActorEvent<LoginData> }) => ({ data: event.output, variant }),
    },
    target: `shown.${variant}`,
  }) as const

/** The banner for removed first-provider login. Spec: auth.txt §2 "Banners", §3 "Login data for recovery". */
export const accountRecoveryMachine = setup({
  types: types<{
    context: AccountRecoveryInput
    input: AccountRecoveryInput
    events: { type: 'banner.dismissed' }
    emitted: AccountRecoveryEmitted
  }>(),
  actors: { readLoginData: notProvided<LoginData, RecoveryCredentials>('readLoginData') },
  delays: delays('requestTimeout'),
  guards: {
    isUnknown: ({ context }) => context.credentials === null,
    isVariant: (_, { data, variant }: { data: LoginData; variant: RecoveryVariant }) =>
      recoveryVariantOf(data) === variant,
  },
  actions: {
    /** The token is no longer needed. */
    forgetCredentials: assign({ credentials: null }),
    emitFailed: emit((_, { error }: { error: unknown }) => ({
      type: 'loginData.failed' as const,
      failure: error === null ? null : toFailure(error),
    })),
    emitDismissed: emit({ type: 'recovery.dismissed' }),
  },
}).createMachine({
  id: 'accountRecovery',
  context: ({ input }) => ({ ...input }),
  initial: 'reading',
  on: { 'banner.dismissed': '.dismissed' },
  states: {
    reading: {
      tags: 'pending',
      always: { guard: 'isUnknown', target: 'shown' },
      invoke: {
        src: 'readLoginData',
        // SAFETY: without credentials, this state is left before the actor starts.
        input: ({ context }) => context.credentials as RecoveryCredentials,
        onDone: [toVariant('googleConnected'), toVariant('hasPassword'), toVariant('facebookOnly')],
        onError: {
          target: 'shown',
          actions: { type: 'emitFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        requestTimeout: { target: 'shown', actions: { type: 'emitFailed', params: { error: null } } },
      },
    },
    shown: {
      entry: 'forgetCredentials',
      initial: 'default',
      states: { googleConnected: {}, hasPassword: {}, facebookOnly: {}, default: {} },
    },
    dismissed: { type: 'final', entry: ['forgetCredentials', 'emitDismissed'] },
  },
})
