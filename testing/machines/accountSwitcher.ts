import type { EventObject } from 'xstate'
import type { LoginCredentials, SavedAccountCredentials } from '../../src/api/auth/auth.payloads.ts'
import type { User } from '../../src/api/auth/entities/login.ts'
import type { LimitCheck } from '../../src/domain/auth/botLimit.ts'
import { defaultPolicy, type Policy } from '../../src/domain/policy/policy.ts'
import { accountOf, type SavedAccounts } from '../../src/domain/auth/savedAccounts.ts'
import { accountSwitcherMachine } from '../../machines/auth/accountSwitcher/accountSwitcher.machine.ts'
import type { AccountsChanged } from '../../machines/auth/accountSwitcher/accountSwitcher.types.ts'
import { loginMfaMachine } from '../../machines/auth/loginMfa/loginMfa.machine.ts'
import { rateLimitMachine } from '../../machines/auth/rateLimit/rateLimit.machine.ts'
import type { DirectLogInInput } from '../../machines/fragments/directLogin.ts'
import { deferred, fakeCallback, run, type Mode, type TestClock } from './run.ts'

export const saved = (...ids: string[]): SavedAccounts => ({
  groupId: 'g1',
  accounts: ids.map((id) => accountOf({ id, username: `member${id}` })),
})

export function startAccountSwitcher<C extends TestClock>(
  clock: C,
  {
    mode = 'plain',
    currentId = '1',
    holds = saved('1', '2'),
    policy = defaultPolicy,
  }: {
    readonly policy?: Policy
    readonly mode?: Mode
    readonly currentId?: string | null
    readonly holds?: SavedAccounts | null
  } = {},
) {
  const watchAccounts = fakeCallback<EventObject, undefined, AccountsChanged>()
  const switchAccount = deferred<User, DirectLogInInput<SavedAccountCredentials>>()
  const verifyCode = deferred<User, { credentials: LoginCredentials; code: string }>()
  const recordTimestamp = deferred<LimitCheck>()
  const machine = accountSwitcherMachine.provide({
    actors: {
      watchAccounts: watchAccounts.logic,
      switchAccount: switchAccount.logic,
      loginMfa: loginMfaMachine.provide({ actors: { verifyCode: verifyCode.logic } }),
      rateLimit: rateLimitMachine.provide({ actors: { recordTimestamp: recordTimestamp.logic } }),
    },
  })
  const running = run(machine, { clock, mode, input: { policy, currentId } })
  const changed = (now: SavedAccounts) => watchAccounts.last().send({ type: 'accounts.changed', saved: now })
  if (holds) changed(holds)
  const { context } = running
  return {
    watchAccounts,
    switchAccount,
    verifyCode,
    recordTimestamp,
    changed,
    ...running,
    ids: () => context().saved.accounts.map(({ id }) => id),
    choose: (id: string) => running.send({ type: 'account.chosen', id }),
    remove: (id: string) => running.send({ type: 'account.removed', id }),
    undo: () => running.send({ type: 'removal.undone' }),
  }
}
