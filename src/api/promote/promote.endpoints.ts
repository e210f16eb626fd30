import * as v from 'valibot'
import { call } from '../endpoint.ts'
import { responseOf } from '../response.ts'
import type { PromotePayload, ProductGroupPayload } from './promote.payloads.ts'

/**
 * The new campaign. The specification shows no field of the answer, so none is required. `policy.promote.campaignIdField` names the one
 * that is read, for the billing address.
 */
const campaign = responseOf(v.optional(v.unknown()))

/** Creating an ad. The request is never retried automatically. saving.txt §7. */
export const promoteEndpoints = {
  promotePin: call<PromotePayload>()({
    method: 'POST',
    path: '/ads/v4/advertisers/:advertiserId/pins/:pinId/quick_promote/',
    response: campaign,
  }),
  /** A product group has no pin for the path above, so the spec leaves its path open: override it in `policy.paths.calls`. */
  promoteProductGroup: call<ProductGroupPayload>()({
    method: 'POST',
    path: '/ads/v4/advertisers/:advertiserId/product_groups/:productGroupId/quick_promote/',
    response: campaign,
  }),
} as const
