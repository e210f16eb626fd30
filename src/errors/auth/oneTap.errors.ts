import { asNotice, inDialog, type ErrorTable } from '../catalogue.ts'
import { rowsOf, type RowIdOf } from '../rows.ts'
import { directLoginRows } from './directLogin.rows.ts'

/** The errors of one-tap. */
export const oneTapErrors = {
  ...directLoginRows,
  googleNoMatch: { code: 'googleSignupDisabled', placement: inDialog('googleNoMatch') },
  googleUnavailable: { code: 'googleUnavailable', placement: inDialog('googleUnavailable') },
  ineligible: { code: 'underage', placement: asNotice },
  /** Any other failure. */
  failed: { placement: asNotice, message: 'server' },
} as const satisfies ErrorTable

/** The table by name. Row IDs are `oneTap.<row>`. */
export const oneTapErrorTables = { oneTap: oneTapErrors } as const

export type OneTapError = keyof typeof oneTapErrors
export type OneTapRowId = RowIdOf<typeof oneTapErrorTables>

export const { row: oneTapRow, dialogOf: oneTapDialogOf } = rowsOf(oneTapErrorTables)
