import { asNotice, onField, unansweredRows, type ErrorTable } from '../catalogue.ts'
import { rowsOf, type RowIdOf } from '../rows.ts'

/** The errors of reading the member's passkeys. */
export const passkeyListErrors = {
  rateLimited: { code: 'rateLimited', placement: asNotice },
  ...unansweredRows(asNotice),
  /** Any other failure. */
  failed: { placement: asNotice, message: 'server' },
} as const satisfies ErrorTable

/** The errors of renaming or removing one of them. */
export const passkeyChangeErrors = {
  nameRequired: { placement: onField('name') },
  /** It is gone already. To remove it is then done. */
  unknown: { code: 'passkeyUnknown', placement: asNotice },
  rateLimited: { code: 'rateLimited', placement: asNotice },
  ...unansweredRows(asNotice),
  /** Any other failure, such as that nobody could log in without it. */
  failed: { placement: asNotice, message: 'server' },
} as const satisfies ErrorTable

/** The tables by name. Row IDs are `passkeyList.<row>` and `passkeyChange.<row>`. */
export const passkeyListErrorTables = {
  passkeyList: passkeyListErrors,
  passkeyChange: passkeyChangeErrors,
} as const

export type PasskeyListRowId = RowIdOf<typeof passkeyListErrorTables>

export const { row: passkeyListRow } = rowsOf(passkeyListErrorTables)
