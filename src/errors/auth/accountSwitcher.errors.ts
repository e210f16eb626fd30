import { asNotice, type ErrorTable } from '../catalogue.ts'
import type { RowIdOf } from '../rows.ts'

/** The errors of switching to a saved account. The spec names none, so these are the generic ones of the social log-in. */
export const accountSwitcherErrors = {
  /** The account's session on this device has expired. */
  expired: { code: 'noAccount', placement: asNotice },
  /** Any other failure. */
  failed: { placement: asNotice, message: 'server' },
} as const satisfies ErrorTable

/** The table by name. Row IDs are `accountSwitcher.<row>`. */
export const accountSwitcherErrorTables = { accountSwitcher: accountSwitcherErrors } as const

export type AccountSwitcherError = keyof typeof accountSwitcherErrors
export type AccountSwitcherRowId = RowIdOf<typeof accountSwitcherErrorTables>
