import type { Policy } from '../../domain/policy/policy.ts'
import { onField, unansweredRows, type ErrorTable } from '../catalogue.ts'
import type { Failure } from '../failure.ts'
import { findRow } from '../resolve.ts'
import type { RowIdOf } from '../rows.ts'

const onName = onField('name')

/** The errors of creating a section, all shown at its name field. */
export const sectionFormErrors = {
  refused: { failure: 'refused', placement: onName, message: 'server' },
  ...unansweredRows(onName),
  serverFailed: { failure: 'server', placement: onName, message: 'server' },
} as const satisfies ErrorTable

export type SectionFormError = keyof typeof sectionFormErrors
export type SectionFormRowId = RowIdOf<{ sectionForm: typeof sectionFormErrors }>

/** The error for a failed creation. */
export const resolveSectionFormError = (failure: Failure, policy: Policy): SectionFormError =>
  findRow(sectionFormErrors, failure, policy) ?? 'serverFailed'
