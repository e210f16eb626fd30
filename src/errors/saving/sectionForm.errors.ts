import type { Policy } from '../../domain/policy/policy.ts'
import { onField, unansweredRows, type ErrorTable } from '../catalogue.ts'
import type { Failure } from '../failure.ts'
import { findRow } from '../resolve.ts'
import type { RowIdOf } from '../rows.ts'

const onName = onField('name')

/** Outcomes of creating a section, all under its name; the server's own message wins over the row's text. saving.txt §8. */
export const sectionFormErrors = {
  refused: { failure: 'refused', placement: onName, words: 'server' },
  ...unansweredRows(onName),
  serverFailed: { failure: 'server', placement: onName, words: 'server' },
} as const satisfies ErrorTable

export type SectionFormError = keyof typeof sectionFormErrors
export type SectionFormRowId = RowIdOf<{ sectionForm: typeof sectionFormErrors }>

/** What a failed call of the form means. */
export const resolveSectionFormError = (failure: Failure, policy: Policy): SectionFormError =>
  findRow(sectionFormErrors, failure, policy) ?? 'serverFailed'
