import type { BusinessRowId } from '../../errors/business/business.errors.ts'
import type { FailureDetails } from './failureDetails.ts'

/** The log events of acting for a business, at the level 'info'. */
export interface BusinessInfoEvents {
  /** The member acts for another profile; null for their own. */
  'actingProfile.switched': { readonly profileId: string | null }
  /** The profiles, or the owner of a page, could not be read. */
  'businessAccess.failed': FailureDetails<BusinessRowId>
}
