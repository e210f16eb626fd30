import { putBack, type RemovedAccount } from '../../../domain/auth/removedAccount.ts'
import {
  accountOf,
  accountOfSession,
  mergeAccounts,
  noAccounts,
  parseAccounts,
  removeAccount,
  SAVED_ACCOUNTS_KEY,
  type SavedAccounts,
} from '../../../domain/auth/savedAccounts.ts'
import type { User } from '../../../api/auth/entities/login.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

type Place = Pick<Platform, 'storage'>

/** The accounts currently saved on this device. */
export const readAccounts = ({ storage }: Place): SavedAccounts =>
  storage.get(SAVED_ACCOUNTS_KEY, parseAccounts) ?? noAccounts

const save = ({ storage }: Place, saved: SavedAccounts) => storage.set(SAVED_ACCOUNTS_KEY, saved)

export type SavedUser = Parameters<typeof accountOf>[0] & Pick<User, 'groupId'>

/**
 * Saves the account of a log-in, and the server's group of accounts; by default the one that came with the user. Merges by id with what is stored at this moment, so that two tabs lose
 * nothing. A response that does not say whether it is a business keeps what is stored.
 */
export function saveAccount(
  place: Pick<Platform, 'storage'>,
  user: SavedUser,
  groupId: string | null = user.groupId ?? null,
): void {
  const stored = readAccounts(place)
  const isUnknown = user.partner !== null && user.partner?.is_create === undefined
  const partner = isUnknown && stored.accounts.some((account) => account.id === user.id && account.partner)
  const account = accountOf(user)
  save(
    place,
    mergeAccounts(stored, {
      groupId,
      accounts: [partner ? { ...account, partner } : account],
    }),
  )
}

/**
 * Saves the account that is added or switched to and, if the config has a `session`, the one that it replaces, so that the switcher can
 * lead back.
 */
export function saveSwitched(
  { platform, session, viewer }: Pick<TackboardConfig, 'platform' | 'session' | 'viewer'>,
  user: SavedUser,
): void {
  if (session) {
    const stored = readAccounts(platform)
    const known = stored.accounts.find(({ id }) => id === session.userId)
    const email = viewer.isAuth ? (viewer.personalization?.email ?? '') : ''
    save(
      platform,
      mergeAccounts(stored, { groupId: null, accounts: [accountOfSession(session, email, known)] }),
    )
  }
  saveAccount(platform, user)
}

/** Removes an account from this device and keeps the others, including any that another tab has just saved. */
export function forgetAccount(place: Place, id: string): void {
  place.storage.set(SAVED_ACCOUNTS_KEY, removeAccount(readAccounts(place), id))
}

/** Puts an account that was removed back to its place, among those that are saved at this moment. */
export function restoreAccount(place: Place, removed: RemovedAccount): void {
  save(place, putBack(readAccounts(place), removed))
}

/** Reports the saved accounts now, and again whenever another tab changes them. Returns a function that stops it. */
export function watchAccounts(place: Place, listener: (saved: SavedAccounts) => void): () => void {
  const tell = () => listener(readAccounts(place))
  tell()
  return place.storage.subscribe(SAVED_ACCOUNTS_KEY, tell)
}
