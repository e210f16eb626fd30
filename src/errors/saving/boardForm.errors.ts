import type { Policy } from '../../domain/policy/policy.ts'
import { asNotice, onField, unansweredRows, type ErrorTable } from '../catalogue.ts'
import type { Failure } from '../failure.ts'
import { hideServerMarker } from '../hideServerMarker.ts'
import { findRow } from '../resolve.ts'
import { rowsOf, type RowIdOf } from '../rows.ts'

/** Every outcome of creating a board that is no success. saving.txt §5 "Board name", §8 "Board creation failure". */
export const boardFormErrors = {
  nameRequired: { placement: onField('name') },
  nameTooLong: { placement: onField('name') },
  /** The server's message and its message_detail, a space between them. */
  refused: { failure: 'refused', placement: asNotice, words: 'server' },
  ...unansweredRows(asNotice),
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

/** The words of a refusal: the message, and the detail after a space. saving.txt §8. */
export const boardFormWords = ({ serverMessage, messageDetail }: Failure): string | null =>
  [serverMessage, messageDetail].filter((text) => hideServerMarker(text)?.trim()).join(' ') || null
