import { noAccounts } from '../../../src/domain/auth/savedAccounts.ts'
import { accountSwitcherErrors } from '../../../src/errors/auth/accountSwitcher.errors.ts'
import {
  entersCode,
  failuresOf,
  failureStates,
  neverAnswered,
  noLogin,
  toFailures,
  toSteps,
} from '../../fragments/directLogin.ts'
import { checksLimit, verifiesHuman } from '../../fragments/directLogin.botCheck.ts'
import { output } from '../../fragments/events.ts'
import { accountSwitcherSetup } from './accountSwitcher.setup.ts'
import type { AccountSwitcherContext } from './accountSwitcher.types.ts'

const failures = failuresOf(accountSwitcherErrors)

const credentialsOf = ({ chosenId, saved: { groupId } }: AccountSwitcherContext) => ({
  user_id: chosenId,
  ...(groupId && { group_id: groupId }),
})

/** What was removed last can be put back, once. There is no time limit. */
const undoing = {
  'removal.undone': { guard: 'hasRemoved', actions: ['emitRestored', 'putBack'] },
} as const

const choice = {
  'account.chosen': { guard: 'isOther', target: 'switching', actions: 'assignChosen' },
  'account.removed': { guard: 'isNotCurrent', target: 'choosing', actions: ['dropAccount', 'emitRemoved'] },
  ...undoing,
} as const

/** The accounts saved on this device, and switching to one of them. Spec: auth.txt §3 "Saved accounts", §2 "account-switch mode". */
export const accountSwitcherMachine = accountSwitcherSetup.createMachine({
  id: 'accountSwitcher',
  context: ({ input }) => ({ ...input, ...noLogin, saved: noAccounts, chosenId: '', removed: null }),
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
      on: undoing,
    },
    choosing: {
      tags: 'view:accounts',
      always: { guard: 'hasNone', target: 'empty' },
      on: choice,
    },
    switching: {
      tags: ['pending', 'view:accounts'],
      invoke: {
        src: 'switchAccount',
        input: ({ context }) => ({ credentials: credentialsOf(context), botToken: context.botToken }),
        onDone: { target: 'switched', actions: { type: 'assignUser', params: output } },
        onError: [...toSteps, ...toFailures(failures)],
      },
      after: neverAnswered,
      on: { 'switch.cancelled': 'choosing' },
    },
    loginMfa: entersCode(credentialsOf, 'switched', 'choosing'),
    checkingLimit: checksLimit('view:accounts'),
    verifyingHuman: verifiesHuman('view:accounts', 'switching', 'switch.cancelled', 'choosing'),
    /** The list stays, under a dialog or with a sentence above it. */
    failure: {
      id: 'failure',
      tags: 'view:accounts',
      initial: 'failed',
      states: failureStates(failures),
      on: { ...choice, 'notice.closed': 'choosing' },
    },
    /** The previous user's data is dropped. */
    switched: { type: 'final', tags: ['leaving', 'view:leaving'], entry: ['emitSwitched', 'forget'] },
  },
})
