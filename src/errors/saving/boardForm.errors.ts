import type { Policy } from '../../domain/policy/policy.ts'
import { asNotice, onField, unansweredRows, type ErrorTable } from '../catalogue.ts'
import type { Failure } from '../failure.ts'
import { findRow } from '../resolve.ts'
import { rowsOf, type RowIdOf } from '../rows.ts'
import { serverText } from '../serverText.ts'

/** The errors of creating a board. saving.txt §8 "Board creation failure". */
export const boardFormErrors = {
  nameRequired: { placement: onField('name') },
  nameTooLong: { placement: onField('name') },
  /** Shows the server's message and `message_detail`, separated by a space. */
  refused: { failure: 'refused', placement: asNotice, message: 'server' },
  ...unansweredRows(asNotice),
  serverFailed: { failure: 'server', placement: asNotice, message: 'server' },
} as const satisfies ErrorTable

/** The table by name. Row IDs are `boardForm.<row>`. */
export const boardFormErrorTables = { boardForm: boardFormErrors } as const

/** The errors shown next to 'Create'. */
export type BoardFormError = Exclude<keyof typeof boardFormErrors, 'nameRequired' | 'nameTooLong'>
export type BoardFormRowId = RowIdOf<typeof boardFormErrorTables>

export const { row: boardFormRow } = rowsOf(boardFormErrorTables)

/** The error for a failed creation. */
export const resolveBoardFormError = (failure: Failure, policy: Policy): BoardFormError => {
  const row = findRow(boardFormErrors, failure, policy)
  return row === null || row === 'nameRequired' || row === 'nameTooLong' ? 'malformed' : row
}

/** The server's message and detail, separated by a space; null if there is neither. */
export function boardFormMessage(failure: Failure): string | null {
  const { message, detail } = serverText(failure)
  return message && detail ? `${message} ${detail}` : (message ?? detail)
}
