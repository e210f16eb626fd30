import type { AdvisorySeverity } from '../search/advisory.types.ts'
import type { ContactScheme } from '../search/contactLink.ts'

/** Rules of search that an app may override. Each has a default. */
export interface SearchPolicy {
  /** Styles of an advisory's notice that are shown larger; all others are neutral. Default: none. saving.txt §3 "notices (style". */
  readonly prominentStyles: readonly string[]
  /**
   * What an advisory's actions may offer besides pages, by severity: calls (`tel:`) and text messages (`sms:`). A button with another link
   * is not shown. Default: both for `sensitive`, where people may need somebody to talk to. saving.txt §3 "action (id, button with link".
   */
  readonly contactLinks: Readonly<Record<AdvisorySeverity, readonly ContactScheme[]>>
}

/** The spec names no style, so the default knows none. */
export const defaultSearchPolicy: SearchPolicy = {
  prominentStyles: [],
  contactLinks: { abusive: [], sensitive: ['tel', 'sms'], brandUnsafe: [] },
}
