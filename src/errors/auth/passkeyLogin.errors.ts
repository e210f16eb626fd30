import { asNotice, unansweredRows, type ErrorTable } from '../catalogue.ts'
import { rowsOf, type RowIdOf } from '../rows.ts'
import { refusalRows } from './outcome.rows.ts'

/** The errors of logging in with a passkey: of the browser first, then of the server. */
export const passkeyLoginErrors = {
  /** The person closed the browser's window, or has no passkey: browsers do not tell which. */
  cancelled: { placement: asNotice },
  /** No account has this passkey. */
  noCredential: { code: 'passkeyUnknown', placement: asNotice },
  notAllowed: { placement: asNotice },
  notSupported: { placement: asNotice },
  ...refusalRows,
  ...unansweredRows(asNotice),
  /** Any other failure. */
  failed: { placement: asNotice, message: 'server' },
} as const satisfies ErrorTable

/** The table by name. Row IDs are `passkeyLogin.<row>`. */
export const passkeyLoginErrorTables = { passkeyLogin: passkeyLoginErrors } as const

export type PasskeyLoginError = keyof typeof passkeyLoginErrors
export type PasskeyLoginRowId = RowIdOf<typeof passkeyLoginErrorTables>

export const { row: passkeyLoginRow, dialogOf: passkeyLoginDialogOf } = rowsOf(passkeyLoginErrorTables)
