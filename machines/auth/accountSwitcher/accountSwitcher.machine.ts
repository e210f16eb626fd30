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
import { eventsOf, output, type Output, type Thrown } from '../../fragments/events.ts'
import { fails, timesOut } from '../../fragments/form.ts'
import { required } from '../../fragments/outcome.ts'
import { delays, notProvided, notProvidedCallback, types, type WithPolicy } from '../../fragments/setup.ts'

export interface AccountSwitcherInput extends WithPolicy {
  /** The signed-in user's id; null for visitors. */
  readonly currentId: string | null
}

export interface AccountSwitcherContext extends AccountSwitcherInput {
  readonly saved: SavedAccounts
  readonly chosenId: string
  readonly user: User | null
  readonly error: AccountSwitcherError | null
  readonly serverMessage: string | null
}

/** Storage was read, or another tab wrote to it. C8. */
export type AccountsChanged = { readonly type: 'accounts.changed'; readonly saved: SavedAccounts }

export type AccountSwitcherEmitted =
  | { readonly type: 'accountSwitcher.removed'; readonly id: string }
  | { readonly type: 'accountSwitcher.switched'; readonly user: User }
  | {
      readonly type: 'accountSwitcher.failed'
      readonly row: AccountSwitcherRowId
      readonly failure: Failure | null
    }

type AccountSwitcherEvent =
  | AccountsChanged
  | { readonly type: 'account.chosen'; readonly id: string }
  | { readonly type: 'account.removed'; readonly id: string }
  | { readonly type: 'switch.cancelled' }

const noError = { error: null, serverMessage: null } as const
const on = eventsOf<AccountSwitcherContext, AccountSwitcherEvent>()

/** The accounts saved on this device, and switching to one of them. Spec: auth.txt §3 "Saved accounts", §9; §2 "account-switch mode". */
export const accountSwitcherMachine = setup({
  types: types<{
    context: AccountSwitcherContext
    input: AccountSwitcherInput
    events: AccountSwitcherEvent
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
    isOther: on.guard(
      'account.chosen',
      (event, { currentId, saved }) =>
        event.id !== currentId && saved.accounts.some(({ id }) => id === event.id),
    ),
    isNotCurrent: on.guard('account.removed', ({ id }, { currentId }) => id !== currentId),
  },
  actions: {
    assignSaved: assign(on.patch('accounts.changed', ({ saved }) => ({ saved }))),
    assignChosen: assign(on.patch('account.chosen', ({ id }) => ({ chosenId: id, ...noError }))),
    assignFailure: assign(({ context }, { error }: Thrown) => {
      const failure = toFailure(error)
      return {
        error: findRow(accountSwitcherErrors, failure, context.policy) ?? ('failed' as const),
        serverMessage: failure.serverMessage,
      }
    }),
    assignRow: assign((_, { row }: { row: AccountSwitcherError }) => ({ error: row, serverMessage: null })),
    assignUser: assign((_, { output: user }: Output<User>) => ({ user })),
    dropAccount: assign(
      on.patch('account.removed', ({ id }, { saved }) => ({
        saved: removeAccount(saved, id),
        ...noError,
      })),
    ),
    forget: assign({ saved: noAccounts, chosenId: '' }),
    emitRemoved: emit(({ event }) => ({
      type: 'accountSwitcher.removed' as const,
      id: event.type === 'account.removed' ? event.id : '',
    })),
    emitSwitched: emit(({ context: { user } }) => ({
      type: 'accountSwitcher.switched' as const,
      user: required(user, 'user'),
    })),
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
    ...noError,
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
        onDone: { target: 'switched', actions: { type: 'assignUser', params: output } },
        onError: fails('choosing'),
      },
      after: timesOut('choosing', 'failed'),
      on: { 'switch.cancelled': 'choosing' },
    },
    /** The previous user's data is dropped. C14. */
    switched: { type: 'final', tags: 'view:leaving', entry: ['emitSwitched', 'forget'] },
  },
})
