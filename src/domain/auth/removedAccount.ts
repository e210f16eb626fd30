import type { SavedAccount, SavedAccounts } from './savedAccounts.ts'

/** An account that was taken off the list, with what it takes to put it back where it was. */
export interface RemovedAccount extends Pick<SavedAccounts, 'groupId'> {
  readonly account: SavedAccount
  /** The ids that were above it and still are on the list, from the top. */
  readonly above: readonly string[]
}

const idsOf = ({ accounts }: SavedAccounts) => accounts.map(({ id }) => id)

/** What to keep of an account that is removed; null if it is not on the list. */
export function takenOff({ accounts, groupId }: SavedAccounts, id: string): RemovedAccount | null {
  const index = accounts.findIndex((account) => account.id === id)
  const account = accounts[index]
  return account ? { account, groupId, above: accounts.slice(0, index).map((other) => other.id) } : null
}

/** The same after another tab has changed the list; null once the account is on it again, so that there is nothing to put back. */
export function stillRemoved(removed: RemovedAccount, saved: SavedAccounts): RemovedAccount | null {
  const ids = new Set(idsOf(saved))
  return ids.has(removed.account.id) ? null : { ...removed, above: removed.above.filter((id) => ids.has(id)) }
}

/** Puts the account back below the one that was above it. One that is on the list again stays as it is. */
export function putBack(saved: SavedAccounts, { account, groupId, above }: RemovedAccount): SavedAccounts {
  const ids = idsOf(saved)
  if (ids.includes(account.id)) return saved
  const index = ids.indexOf(above.findLast((id) => ids.includes(id)) ?? '') + 1
  return { groupId: saved.groupId ?? groupId, accounts: saved.accounts.toSpliced(index, 0, account) }
}
