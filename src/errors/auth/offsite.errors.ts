import { asNotice, onView, unansweredRows, type ErrorTable } from '../catalogue.ts'
import type { FailureKind } from '../failure.ts'

/** Every outcome of checking a link that leads out. auth.txt §2 "Outbound link check page", §7. A16. */
export const offsiteErrors = {
  suspicious: { placement: onView('offsite.suspicious'), words: 'none' },
  porn: { placement: onView('offsite.porn'), words: 'none' },
  blocked: { placement: onView('offsite.blocked'), words: 'none' },
  /** A status that nobody knows is as bad as 'blocked'. */
  unknownStatus: { placement: onView('offsite.blocked'), words: 'none' },
  /** The page's address holds no link that could be gone to. */
  invalidLink: { placement: onView('offsite.invalidLink'), words: 'none' },
  refused: { failure: 'refused', placement: asNotice },
  ...unansweredRows(asNotice),
} as const satisfies ErrorTable

export type OffsiteError = keyof typeof offsiteErrors

/** Rows of a check that gave no answer. */
export type OffsiteFailure = {
  [Row in OffsiteError]: (typeof offsiteErrors)[Row] extends { readonly failure: FailureKind } ? Row : never
}[OffsiteError]
