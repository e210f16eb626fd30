import { asNotice, onField, unreachedRows, type ErrorTable } from '../catalogue.ts'
import { rowsOf, type RowIdOf } from '../rows.ts'

/** The errors of reading the member's ads. Beyond the specification. */
export const adListErrors = {
  ...unreachedRows(asNotice),
  /** Any other failure. */
  failed: { placement: asNotice, message: 'server' },
} as const satisfies ErrorTable

/** The errors of pausing, resuming, editing or stopping one of them. After the first three it is unknown whether the ad was changed. */
export const adChangeErrors = {
  ...unreachedRows(asNotice),
  malformed: { failure: 'malformed', placement: asNotice },
  /** The list could not be read to find out. */
  uncheckable: { placement: asNotice },
  /** The list says that nothing was changed. */
  notDone: { placement: asNotice },
  /** The server refused. */
  failed: { placement: asNotice, message: 'server' },
} as const satisfies ErrorTable

/** What keeps an edited end from being sent. The budget's errors are those of its field. */
export const adEditErrors = {
  endDateRequired: { placement: onField('endDate') },
  /** Before today, in the account's time zone. */
  endDatePast: { placement: onField('endDate') },
  /** Before the first day. */
  endDateBeforeStart: { placement: onField('endDate') },
} as const satisfies ErrorTable

export const adEditErrorTables = { adEdit: adEditErrors } as const

export type AdEditRowId = RowIdOf<typeof adEditErrorTables>

/** The tables by name. Row IDs are `adList.<row>` and `adChange.<row>`. */
export const adListErrorTables = { adList: adListErrors, adChange: adChangeErrors } as const

export type AdListRowId = RowIdOf<typeof adListErrorTables>

export const { row: adListRow } = rowsOf(adListErrorTables)
