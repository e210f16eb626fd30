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

/** The accounts currently saved on this device. C6. */
export const readAccounts = ({ storage }: Place): SavedAccounts =>
  storage.get(SAVED_ACCOUNTS_KEY, parseAccounts) ?? noAccounts

/**
 * Saves the account of a log-in. Merges by id with what is stored at this moment, so that two tabs lose nothing. C8.
 * A response without business details keeps the stored ones.
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

/** Removes an account from this device and keeps the others, including any that another tab has just saved. C8, C14. */
export function forgetAccount(place: Place, id: string): void {
  place.storage.set(SAVED_ACCOUNTS_KEY, removeAccount(readAccounts(place), id))
}

/** Reports the saved accounts now, and again whenever another tab changes them. Returns a function that stops it. C8. */
export function watchAccounts(place: Place, listener: (saved: SavedAccounts) => void): () => void {
  const tell = () => listener(readAccounts(place))
  tell()
  return place.storage.subscribe(SAVED_ACCOUNTS_KEY, tell)
}
