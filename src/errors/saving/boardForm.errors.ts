import type { Policy } from '../../domain/policy/policy.ts'
import { asNotice, onField, unansweredRows, type ErrorTable } from '../catalogue.ts'
import type { Failure } from '../failure.ts'
import { findRow } from '../resolve.ts'
import { rowsOf, type RowIdOf } from '../rows.ts'
import { serverText } from '../serverText.ts'

/** Every outcome of creating a board that is no success. saving.txt §5 "Board name", §8 "Board creation failure". */
export const boardFormErrors = {
  nameRequired: { placement: onField('name') },
  nameTooLong: { placement: onField('name') },
  /** The server's message and its message_detail, a space between them. */
  refused: { failure: 'refused', placement: asNotice, words: 'server' },
  ...unansweredRows(asNotice),
  serverFailed: { failure: 'server', placement: asNotice, words: 'server' },
} as const satisfies ErrorTable

/** The form's table by its name; a row's id is `boardForm.<row>`. */
export const boardFormErrorTables = { boardForm: boardFormErrors } as const

/** Rows that stand next to 'Create'. */
export type BoardFormError = Exclude<keyof typeof boardFormErrors, 'nameRequired' | 'nameTooLong'>
export type BoardFormRowId = RowIdOf<typeof boardFormErrorTables>

export const { row: boardFormRow } = rowsOf(boardFormErrorTables)

/** What a failed creation means. */
export const resolveBoardFormError = (failure: Failure, policy: Policy): BoardFormError => {
  const row = findRow(boardFormErrors, failure, policy)
  return row === null || row === 'nameRequired' || row === 'nameTooLong' ? 'malformed' : row
}

/** The server's message, with its detail after a space; null when there is neither. saving.txt §8. */
export function boardFormWords(failure: Failure): string | null {
  const { message, detail } = serverText(failure)
  return message && detail ? `${message} ${detail}` : (message ?? detail)
}
