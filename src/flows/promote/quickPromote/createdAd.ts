import type { CreatedAd } from '../../../../machines/promote/quickPromote/quickPromote.types.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { firstAdStatusOf } from '../../../domain/promote/ads/adStatus.ts'
import { campaignIdOf, idOf } from '../../../domain/promote/campaignId.ts'

/** The new ad that the answer to a promote call describes. */
export const createdAd = (data: unknown, idField: string): CreatedAd => ({
  id: campaignIdOf(data, idField),
  status: firstAdStatusOf(data),
})

/** The ad that an app's `findCampaign` names; null if it does not exist. Throws `ApiFailure` if it is no ID. */
export function foundAd(found: unknown): CreatedAd | null {
  if (found === null) return null
  const id = idOf(found)
  if (id === '') throw new ApiFailure('malformed')
  return { id, status: null }
}
