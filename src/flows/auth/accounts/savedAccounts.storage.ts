import {
  accountOf,
  mergeAccounts,
  noAccounts,
  parseAccounts,
  removeAccount,
  SAVED_ACCOUNTS_KEY,
  type SavedAccounts,
} from '../../../domain/auth/savedAccounts.ts'
import type { Platform } from '../../../platform/platform.ts'

type Place = Pick<Platform, 'storage'>

/** The accounts that this device keeps now. C6. */
export const readAccounts = ({ storage }: Place): SavedAccounts =>
  storage.get(SAVED_ACCOUNTS_KEY, parseAccounts) ?? noAccounts

/**
 * Keeps the member of a log-in among the saved accounts. What is stored at this moment is merged by id, so that two tabs lose nothing. C8.
 * An answer that says nothing of a business leaves what is known of it.
 */
export function saveAccount(
  place: Place,
  user: Parameters<typeof accountOf>[0],
  groupId: string | null = null,
): void {
  const stored = readAccounts(place)
  const partner =
    user.partner === undefined && stored.accounts.some((account) => account.id === user.id && account.partner)
  const account = accountOf(user)
  place.storage.set(
    SAVED_ACCOUNTS_KEY,
    mergeAccounts(stored, { groupId, accounts: [partner ? { ...account, partner } : account] }),
  )
}

/** Takes an account off this device; the others stay, those that another tab has just saved too. C8, C14. */
export function forgetAccount(place: Place, id: string): void {
  place.storage.set(SAVED_ACCOUNTS_KEY, removeAccount(readAccounts(place), id))
}

/** Tells the saved accounts now, and again whenever another tab has written them. Returns the way to stop. C8. */
export function watchAccounts(place: Place, listener: (saved: SavedAccounts) => void): () => void {
  const tell = () => listener(readAccounts(place))
  tell()
  return place.storage.subscribe(SAVED_ACCOUNTS_KEY, tell)
}
