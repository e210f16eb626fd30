import { asInformation, asNotice, unansweredRows, type ErrorTable } from '../catalogue.ts'
import { rowsOf, type RowIdOf } from '../rows.ts'

/** The errors of creating a passkey: of the browser first, then of the server. */
export const passkeyCreationErrors = {
  /** The person closed the browser's window. */
  cancelled: { placement: asNotice },
  /** The device has a passkey of the account already. */
  alreadyRegistered: { placement: asInformation },
  notAllowed: { placement: asNotice },
  notSupported: { placement: asNotice },
  ...unansweredRows(asNotice),
  /** Any other failure. */
  failed: { placement: asNotice, message: 'server' },
} as const satisfies ErrorTable

/** The table by name. Row IDs are `passkeyCreation.<row>`. */
export const passkeyCreationErrorTables = { passkeyCreation: passkeyCreationErrors } as const

export type PasskeyCreationError = keyof typeof passkeyCreationErrors
export type PasskeyCreationRowId = RowIdOf<typeof passkeyCreationErrorTables>

export const { row: passkeyCreationRow } = rowsOf(passkeyCreationErrorTables)
