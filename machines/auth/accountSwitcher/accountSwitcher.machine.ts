import { assign, emit, setup, type EventObject } from 'xstate'
import type { User } from '../../../src/api/auth/entities/login.ts'
import { toFailure } from '../../../src/api/failure.ts'
import { noAccounts, removeAccount, type SavedAccounts } from '../../../src/domain/auth/savedAccounts.ts'
import {
  accountSwitcherErrors,
  type AccountSwitcherError,
  type AccountSwitcherRowId,
} from '../../../src/errors/auth/accountSwitcher.errors.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import { findRow } from '../../../src/errors/resolve.ts'
import { delays, notProvided, notProvidedCallback, types, type WithPolicy } from '../../fragments/setup.ts'

export interface AccountSwitcherInput extends WithPolicy {
  /** Whose page this is now; null when nobody is signed in. */
  readonly currentId: string | null
}

export interface AccountSwitcherContext extends AccountSwitcherInput {
  readonly saved: SavedAccounts
  readonly chosenId: string
  readonly user: User | null
  readonly error: AccountSwitcherError | null
  readonly serverMessage: string | null
}

/** Storage was read, or another tab has written to it. C8. */
export type AccountsChanged = { readonly type: 'accounts.changed'; readonly saved: SavedAccounts }

export type AccountSwitcherEmitted =
  | { readonly type: 'accountSwitcher.removed'; readonly id: string }
  | { readonly type: 'accountSwitcher.switched'; readonly user: User }
  | {
      readonly type: 'accountSwitcher.failed'
      readonly row: AccountSwitcherRowId
      readonly failure: Failure | null
    }

type Thrown = { error: unknown }
const thrown = ({ event }: { event: Thrown }) => ({ error: event.error })

/** The accounts that this device keeps, and going over to one of them. Spec: auth.txt §3 "Saved accounts", §9; §2 "account-switch mode". */
export const accountSwitcherMachine = setup({
  types: types<{
    context: AccountSwitcherContext
    input: AccountSwitcherInput
    events:
      | AccountsChanged
      | { type: 'account.chosen'; id: string }
      | { type: 'account.removed'; id: string }
      | { type: 'switch.cancelled' }
    emitted: AccountSwitcherEmitted
  }>(),
  actors: {
    watchAccounts: notProvidedCallback<EventObject, undefined, AccountsChanged>('watchAccounts'),
    switchAccount: notProvided<User, { id: string; groupId: string | null }>('switchAccount'),
  },
  delays: delays('requestTimeout'),
  guards: {
    hasAccounts: ({ context }) => context.saved.accounts.length > 0,
    hasNone: ({ context }) => context.saved.accounts.length === 0,
    isOther: ({ context, event }) =>
      event.type === 'account.chosen' &&
      event.id !== context.currentId &&
      context.saved.accounts.some(({ id }) => id === event.id),
    isNotCurrent: ({ context, event }) => event.type === 'account.removed' && event.id !== context.currentId,
  },
  actions: {
    assignSaved: assign(({ event }) => (event.type === 'accounts.changed' ? { saved: event.saved } : {})),
    assignChosen: assign(({ event }) =>
      event.type === 'account.chosen' ? { chosenId: event.id, error: null, serverMessage: null } : {},
    ),
    assignFailure: assign(({ context }, { error }: Thrown) => {
      const failure = toFailure(error)
      return {
        error: findRow(accountSwitcherErrors, failure, context.policy) ?? ('failed' as const),
        serverMessage: failure.serverMessage,
      }
    }),
    assignTimeout: assign({ error: 'failed', serverMessage: null }),
    assignUser: assign((_, { user }: { user: User }) => ({ user })),
    dropAccount: assign(({ context, event }) =>
      event.type === 'account.removed'
        ? { saved: removeAccount(context.saved, event.id), error: null, serverMessage: null }
        : {},
    ),
    forget: assign({ saved: noAccounts, chosenId: '' }),
    emitRemoved: emit(({ event }) => ({
      type: 'accountSwitcher.removed' as const,
      id: event.type === 'account.removed' ? event.id : '',
    })),
    emitSwitched: emit(({ context: { user } }) =>
      // SAFETY: only an answer with a member leads there.
      ({ type: 'accountSwitcher.switched' as const, user: user as User }),
    ),
    emitFailed: emit(({ context }, { error }: Thrown) => ({
      type: 'accountSwitcher.failed' as const,
      row: `accountSwitcher.${context.error ?? 'failed'}` as const,
      failure: error === null ? null : toFailure(error),
    })),
  },
}).createMachine({
  id: 'accountSwitcher',
  context: ({ input }) => ({
    ...input,
    saved: noAccounts,
    chosenId: '',
    user: null,
    error: null,
    serverMessage: null,
  }),
  invoke: { src: 'watchAccounts' },
  on: { 'accounts.changed': { actions: 'assignSaved' } },
  initial: 'reading',
  states: {
    reading: {
      tags: ['pending', 'view:accounts'],
      on: { 'accounts.changed': { target: 'choosing', actions: 'assignSaved' } },
    },
    empty: {
      tags: 'view:accounts',
      always: { guard: 'hasAccounts', target: 'choosing' },
    },
    choosing: {
      tags: 'view:accounts',
      always: { guard: 'hasNone', target: 'empty' },
      on: {
        'account.chosen': { guard: 'isOther', target: 'switching', actions: 'assignChosen' },
        'account.removed': { guard: 'isNotCurrent', actions: ['dropAccount', 'emitRemoved'] },
      },
    },
    switching: {
      tags: ['pending', 'view:accounts'],
      invoke: {
        src: 'switchAccount',
        input: ({ context: { chosenId, saved } }) => ({ id: chosenId, groupId: saved.groupId }),
        onDone: {
          target: 'switched',
          actions: { type: 'assignUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: {
          target: 'choosing',
          actions: [
            { type: 'assignFailure', params: thrown },
            { type: 'emitFailed', params: thrown },
          ],
        },
      },
      after: {
        requestTimeout: {
          target: 'choosing',
          actions: ['assignTimeout', { type: 'emitFailed', params: { error: null } }],
        },
      },
      on: { 'switch.cancelled': 'choosing' },
    },
    /** The former person's data is not kept. C14. */
    switched: { type: 'final', tags: 'view:leaving', entry: ['emitSwitched', 'forget'] },
  },
})
