/** Where the accounts of a device are kept. auth.txt §9. */
export const SAVED_ACCOUNTS_KEY = 'multiple accounts'

/** An account that one may switch to. It holds no secret. auth.txt §3 "Saved accounts". */
export interface SavedAccount {
  readonly id: string
  readonly username: string
  readonly email: string
  readonly fullName: string
  readonly imageMediumUrl: string | null
  readonly imageLargeUrl: string | null
  /** Whether it is a business account. */
  readonly partner: boolean
}

/** The accounts of a device, first saved first, and the group that the server knows them by. auth.txt §3. */
export interface SavedAccounts {
  readonly groupId: string | null
  readonly accounts: readonly SavedAccount[]
}

export const noAccounts: SavedAccounts = { groupId: null, accounts: [] }

/** Reads what is stored, whatever it is: an account needs its id and username, every other field has a default. Never throws. C6, C7. */
export function parseAccounts(value: unknown): SavedAccounts {
  const { groupId, accounts } = fieldsOf(value)
  const read = Array.isArray(accounts) ? accounts.map(parseAccount).filter((account) => account !== null) : []
  return mergeAccounts(noAccounts, { groupId: textOf(groupId), accounts: read })
}

/**
 * Two lists in one, by id, the second one's word before the first's. Whoever saves merges with what is stored at that moment, so that
 * two tabs lose nothing. C8.
 */
export function mergeAccounts(a: SavedAccounts, b: SavedAccounts): SavedAccounts {
  const byId = new Map([...a.accounts, ...b.accounts].map((account) => [account.id, account]))
  return { groupId: b.groupId ?? a.groupId, accounts: [...byId.values()] }
}

/** The list without one account, for who logs out of it. C14. */
export const removeAccount = (saved: SavedAccounts, id: string): SavedAccounts => ({
  ...saved,
  accounts: saved.accounts.filter((account) => account.id !== id),
})

/** The member of a log-in's answer as an account to save. auth.txt §3 "Login response". */
export function accountOf(user: {
  readonly id: string
  readonly username: string
  readonly email?: string | null | undefined
  readonly full_name?: string | null | undefined
  readonly image_medium_url?: string | null | undefined
  readonly image_large_url?: string | null | undefined
  readonly partner?: object | null | undefined
}): SavedAccount {
  return {
    id: user.id,
    username: user.username,
    email: user.email ?? '',
    fullName: user.full_name ?? '',
    imageMediumUrl: user.image_medium_url || null,
    imageLargeUrl: user.image_large_url || null,
    partner: Boolean(user.partner),
  }
}

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

/** The own fields of an object, without its prototype; none for anything else. */
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  Object.assign(Object.create(null), typeof value === 'object' && !Array.isArray(value) ? value : null)

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)
