import type { Policy } from '../../domain/policy/policy.ts'
import { onField, unansweredRows, type ErrorTable } from '../catalogue.ts'
import type { Failure } from '../failure.ts'
import { findRow } from '../resolve.ts'
import type { RowIdOf } from '../rows.ts'

const onName = onField('name')

/** Outcomes of making a section: every one under its name, the server's own words where it says why. saving.txt §8. */
export const sectionFormErrors = {
  refused: { failure: 'refused', placement: onName, words: 'server' },
  ...unansweredRows(onName),
} as const satisfies ErrorTable

export type SectionFormError = keyof typeof sectionFormErrors
export type SectionFormRowId = RowIdOf<{ sectionForm: typeof sectionFormErrors }>

/** What a failed call of the form means. */
export const resolveSectionFormError = (failure: Failure, policy: Policy): SectionFormError =>
  findRow(sectionFormErrors, failure, policy) ?? 'serverFailed'
