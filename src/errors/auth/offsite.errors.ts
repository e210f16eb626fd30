import { asNotice, onView, unansweredRows, type ErrorTable } from '../catalogue.ts'
import type { FailureKind } from '../failure.ts'

/** The errors and warnings of the outbound link check. */
export const offsiteErrors = {
  suspicious: { placement: onView('offsite.suspicious'), message: 'none' },
  porn: { placement: onView('offsite.porn'), message: 'none' },
  blocked: { placement: onView('offsite.blocked'), message: 'none' },
  /** An unknown status is treated like 'blocked'. */
  unknownStatus: { placement: onView('offsite.blocked'), message: 'none' },
  /** The page's URL contains no valid link. */
  invalidLink: { placement: onView('offsite.invalidLink'), message: 'none' },
  refused: { failure: 'refused', placement: asNotice },
  ...unansweredRows(asNotice),
} as const satisfies ErrorTable

export type OffsiteError = keyof typeof offsiteErrors

/** The errors of a failed check. */
export type OffsiteFailure = {
  [Row in OffsiteError]: (typeof offsiteErrors)[Row] extends { readonly failure: FailureKind } ? Row : never
}[OffsiteError]
