import type { User } from '../../../src/api/auth/entities/login.ts'
import type { RemovedAccount } from '../../../src/domain/auth/removedAccount.ts'
import type { SavedAccounts } from '../../../src/domain/auth/savedAccounts.ts'
import type { AccountSwitcherRowId } from '../../../src/errors/auth/accountSwitcher.errors.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { BotCheckEvent, DirectLogin } from '../../fragments/directLogin.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export interface AccountSwitcherInput extends WithPolicy {
  /** The signed-in user's id; null for visitors. */
  readonly currentId: string | null
}

export interface AccountSwitcherContext extends AccountSwitcherInput, DirectLogin {
  readonly saved: SavedAccounts
  readonly chosenId: string
  /** What was removed last, as long as it can be put back. */
  readonly removed: RemovedAccount | null
}

/** Storage was read, or another tab wrote to it. */
export type AccountsChanged = { readonly type: 'accounts.changed'; readonly saved: SavedAccounts }

export type AccountSwitcherEmitted =
  | { readonly type: 'accountSwitcher.removed'; readonly id: string }
  | { readonly type: 'accountSwitcher.restored'; readonly removed: RemovedAccount }
  | { readonly type: 'accountSwitcher.switched'; readonly user: User }
  | {
      readonly type: 'accountSwitcher.failed'
      readonly row: AccountSwitcherRowId
      readonly failure: Failure | null
    }

export type AccountSwitcherEvent =
  | AccountsChanged
  | { readonly type: 'account.chosen'; readonly id: string }
  | { readonly type: 'account.removed'; readonly id: string }
  /** What was removed last is put back. */
  | { readonly type: 'removal.undone' }
  | { readonly type: 'switch.cancelled' }
  /** The dialog over the list was closed. */
  | { readonly type: 'notice.closed' }
  | BotCheckEvent
