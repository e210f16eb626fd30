import { asNotice, type ErrorTable } from '../catalogue.ts'
import { rowsOf, type RowIdOf } from '../rows.ts'
import { directLoginRows } from './directLogin.rows.ts'

/** The errors of switching to a saved account. The spec names none, so these are the ones of the log-in. */
export const accountSwitcherErrors = {
  ...directLoginRows,
  /** The account's session on this device has expired. */
  expired: { code: 'noAccount', placement: asNotice },
  /** Any other failure. */
  failed: { placement: asNotice, message: 'server' },
} as const satisfies ErrorTable

/** The table by name. Row IDs are `accountSwitcher.<row>`. */
export const accountSwitcherErrorTables = { accountSwitcher: accountSwitcherErrors } as const

export type AccountSwitcherError = keyof typeof accountSwitcherErrors
export type AccountSwitcherRowId = RowIdOf<typeof accountSwitcherErrorTables>

export const { row: accountSwitcherRow, dialogOf: accountSwitcherDialogOf } =
  rowsOf(accountSwitcherErrorTables)
