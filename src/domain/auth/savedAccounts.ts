import { fieldsOf } from '../fields.ts'
import type { Session } from './session.ts'

/**
 * The key of this device's accounts, in local storage. auth.txt §9 calls it a key of the browser's credential store, but that store has no
 * keys: it holds an id and a password per origin, and hands out nothing without asking the user. §3 "Browser storage" says map.
 */
export const SAVED_ACCOUNTS_KEY = 'multiple accounts'

/** An account saved on this device, to switch to later. Contains no credentials. */
export interface SavedAccount {
  readonly id: string
  readonly username: string
  readonly email: string
  readonly fullName: string
  readonly imageMediumUrl: string | null
  readonly imageLargeUrl: string | null
  /** Whether this is a business account, by `partner.is_create` of the log-in. */
  readonly partner: boolean
}

/** The accounts saved on this device, oldest first, and the server's ID for the group. */
export interface SavedAccounts {
  readonly groupId: string | null
  readonly accounts: readonly SavedAccount[]
}

export const noAccounts: SavedAccounts = { groupId: null, accounts: [] }

/** Parses stored accounts. Entries without an ID or username are dropped; other fields have defaults. Never throws. */
export function parseAccounts(value: unknown): SavedAccounts {
  const { groupId, accounts } = fieldsOf(value)
  const read = Array.isArray(accounts) ? accounts.map(parseAccount).filter((account) => account !== null) : []
  return mergeAccounts(noAccounts, { groupId: textOf(groupId), accounts: read })
}

/**
 * Merges two lists by ID; the second takes precedence. Every save merges with what is currently stored, so that tabs don't overwrite
 * each other's accounts.
 */
export function mergeAccounts(a: SavedAccounts, b: SavedAccounts): SavedAccounts {
  const byId = new Map([...a.accounts, ...b.accounts].map((account) => [account.id, account]))
  return { groupId: b.groupId ?? a.groupId, accounts: [...byId.values()] }
}

/** Removes an account, on log-out. */
export const removeAccount = (saved: SavedAccounts, id: string): SavedAccounts => ({
  ...saved,
  accounts: saved.accounts.filter((account) => account.id !== id),
})

/** Converts the user of a log-in response to an account to save. */
export function accountOf(user: {
  readonly id: string
  readonly username: string
  readonly email?: string | null | undefined
  readonly full_name?: string | null | undefined
  readonly image_medium_url?: string | null | undefined
  readonly image_large_url?: string | null | undefined
  readonly partner?: { readonly is_create?: boolean | undefined } | null | undefined
}): SavedAccount {
  return {
    id: user.id,
    username: user.username,
    email: user.email ?? '',
    fullName: user.full_name ?? '',
    imageMediumUrl: user.image_medium_url || null,
    imageLargeUrl: user.image_large_url || null,
    partner: user.partner?.is_create === true,
  }
}

/** Converts the signed-in member to an account to save. What the session does not tell stays as it was `stored`. */
export const accountOfSession = (
  session: Pick<Session, 'userId' | 'username' | 'fullName' | 'imageUrl' | 'isPartner'>,
  email: string,
  stored?: SavedAccount,
): SavedAccount => ({
  id: session.userId,
  username: session.username,
  email: email || (stored?.email ?? ''),
  fullName: session.fullName || (stored?.fullName ?? ''),
  imageMediumUrl: session.imageUrl || (stored?.imageMediumUrl ?? null),
  imageLargeUrl: stored?.imageLargeUrl ?? null,
  partner: session.isPartner ?? stored?.partner ?? false,
})

function parseAccount(value: unknown): SavedAccount | null {
  const { id, username, email, fullName, imageMediumUrl, imageLargeUrl, partner } = fieldsOf(value)
  const [idText, usernameText] = [textOf(id), textOf(username)]
  if (!idText || !usernameText) return null
  return {
    id: idText,
    username: usernameText,
    email: textOf(email) ?? '',
    fullName: textOf(fullName) ?? '',
    imageMediumUrl: textOf(imageMediumUrl),
    imageLargeUrl: textOf(imageLargeUrl),
    partner: partner === true,
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)
