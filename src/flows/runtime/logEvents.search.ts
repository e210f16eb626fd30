import type { AdvisorySeverity, AdvisoryTarget } from '../../domain/search/advisory.types.ts'

/** Which advisory it was. Level and type are the server's own names for them. */
export interface AdvisoryDetails {
  readonly level: string | null
  readonly severity: AdvisorySeverity
  readonly advisoryType: string | null
}

/** The log events of search, at the level 'info'. */
export interface SearchInfoEvents {
  /** An advisory has come into view. The same advisory is logged once. */
  'advisory.viewed': AdvisoryDetails
  /** The user has opened a link or an action of an advisory. Its address and words are not logged. */
  'advisory.clicked': AdvisoryDetails & AdvisoryTarget
  /** The user does not want to see an advisory again. */
  'advisory.dismissed': AdvisoryDetails
  /** The user has taken that back. */
  'advisory.restored': AdvisoryDetails
}
