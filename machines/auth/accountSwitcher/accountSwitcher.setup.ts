import { assign, emit, setup, type EventObject } from 'xstate'
import type { SavedAccountCredentials } from '../../../src/api/auth/auth.payloads.ts'
import type { User } from '../../../src/api/auth/entities/login.ts'
import { toFailure } from '../../../src/api/failure.ts'
import type { LimitCheck } from '../../../src/domain/auth/botLimit.ts'
import { putBack, stillRemoved, takenOff } from '../../../src/domain/auth/removedAccount.ts'
import { noAccounts, removeAccount } from '../../../src/domain/auth/savedAccounts.ts'
import {
  accountSwitcherErrors,
  type AccountSwitcherError,
} from '../../../src/errors/auth/accountSwitcher.errors.ts'
import {
  hasUser,
  keptOf,
  noLogin,
  rowOf,
  type DirectLogInInput,
  type FailedRow,
} from '../../fragments/directLogin.ts'
import { hasWidgetUsesLeft, waitOf } from '../../fragments/directLogin.botCheck.ts'
import { eventsOf, type Output, type Thrown } from '../../fragments/events.ts'
import { isOutcome, required } from '../../fragments/outcome.ts'
import { delays, notProvided, notProvidedCallback, notProvidedMachine, types } from '../../fragments/setup.ts'
import type { loginMfaMachine } from '../loginMfa/loginMfa.machine.ts'
import type { rateLimitMachine } from '../rateLimit/rateLimit.machine.ts'
import type {
  AccountsChanged,
  AccountSwitcherContext,
  AccountSwitcherEmitted,
  AccountSwitcherEvent,
  AccountSwitcherInput,
} from './accountSwitcher.types.ts'

const on = eventsOf<AccountSwitcherContext, AccountSwitcherEvent>()

/** Actors, delays, guards and actions of the account switcher; the chart is in `accountSwitcher.machine.ts`. */
export const accountSwitcherSetup = setup({
  types: types<{
    context: AccountSwitcherContext
    input: AccountSwitcherInput
    events: AccountSwitcherEvent
    emitted: AccountSwitcherEmitted
    children: { loginMfa: 'loginMfa' }
  }>(),
  actors: {
    watchAccounts: notProvidedCallback<EventObject, undefined, AccountsChanged>('watchAccounts'),
    switchAccount: notProvided<User, DirectLogInInput<SavedAccountCredentials>>('switchAccount'),
    loginMfa: notProvidedMachine<typeof loginMfaMachine>('loginMfa'),
    rateLimit: notProvidedMachine<typeof rateLimitMachine>('rateLimit'),
  },
  delays: delays('requestTimeout', 'botWidgetTimeout'),
  guards: {
    hasUser,
    isOutcome,
    hasWidgetUsesLeft,
    hasAccounts: ({ context }) => context.saved.accounts.length > 0,
    hasNone: ({ context }) => context.saved.accounts.length === 0,
    isOther: on.guard(
      'account.chosen',
      (event, { currentId, saved }) =>
        event.id !== currentId && saved.accounts.some(({ id }) => id === event.id),
    ),
    hasRemoved: ({ context }) => context.removed !== null,
    isNotCurrent: on.guard('account.removed', ({ id }, { currentId }) => id !== currentId),
    isRow: ({ context }, { error, row }: FailedRow<AccountSwitcherError>) =>
      rowOf(accountSwitcherErrors, error, context) === row,
  },
  actions: {
    assignSaved: assign(
      on.patch('accounts.changed', ({ saved }, { removed }) => ({
        saved,
        removed: removed && stillRemoved(removed, saved),
      })),
    ),
    assignChosen: assign(on.patch('account.chosen', ({ id }) => ({ ...noLogin, chosenId: id }))),
    assignFailure: assign((_, { error }: Thrown) => keptOf(error)),
    assignWait: assign((_, limit: Output<Pick<LimitCheck, 'waitMs'>>) => waitOf(limit)),
    assignUser: assign((_, { output: user }: Output<User>) => ({ user })),
    assignVerified: assign((_, { output: { user } }: Output<{ user: User | null }>) => ({ user })),
    assignBotToken: assign(
      on.patch('bot.solved', ({ token }, { widgetUses }) => ({
        botToken: token,
        widgetUses: widgetUses + 1,
      })),
    ),
    dropAccount: assign(
      on.patch('account.removed', ({ id }, { policy, saved }) => ({
        saved: removeAccount(saved, id),
        removed: policy.undoesAccountRemoval ? takenOff(saved, id) : null,
      })),
    ),
    putBack: assign(({ context: { saved, removed } }) => ({
      saved: removed ? putBack(saved, removed) : saved,
      removed: null,
    })),
    forget: assign({ saved: noAccounts, chosenId: '', removed: null, botToken: null }),
    emitRemoved: emit(({ event }) => ({
      type: 'accountSwitcher.removed' as const,
      id: event.type === 'account.removed' ? event.id : '',
    })),
    emitRestored: emit(({ context: { removed } }) => ({
      type: 'accountSwitcher.restored' as const,
      removed: required(removed, 'removed'),
    })),
    emitSwitched: emit(({ context: { user } }) => ({
      type: 'accountSwitcher.switched' as const,
      user: required(user, 'user'),
    })),
    emitFailed: emit((_, { error, row }: FailedRow<AccountSwitcherError>) => ({
      type: 'accountSwitcher.failed' as const,
      row: `accountSwitcher.${row}` as const,
      failure: error === null ? null : toFailure(error),
    })),
  },
})
