import type { ProductGroupPayload, PromotePayload } from './promote.payloads.ts'
import { campaignName } from '../../domain/promote/campaignName.ts'
import { daysTyped, type PromoteValues } from '../../domain/promote/promoteValues.ts'
import type { PromoteTarget } from '../../domain/promote/promotion.ts'
import { visibleName } from '../../domain/text/visibleName.ts'

/** What a request to create an ad is made from. */
export interface PromoteRequest {
  readonly advertiserId: string
  readonly target: PromoteTarget
  /** ISO 3166 code, in upper case. */
  readonly country: string
  /** Days to send for an ongoing ad without any. */
  readonly defaultDays: number
  /** The daily budget, in millionths of the currency's unit. */
  readonly budgetMicros: number
  readonly values: PromoteValues
}

/** The request, for the kind of target. */
export type TargetedPayload =
  | { readonly kind: 'pin'; readonly payload: PromotePayload }
  | { readonly kind: 'productGroup'; readonly payload: ProductGroupPayload }

/** The audience that was chosen, or everybody while the server chooses it. */
const targetingOf = ({ isAutoTargeting, ages, genders, interests }: PromoteValues, country: string) =>
  isAutoTargeting ? { ages: [], genders: [], interests: [], country } : { ages, genders, interests, country }

/** The fields of what an ad is for. Sales from a catalog are offered only where the policy lets them be sent. */
function goalOf({ adType, tag }: PromoteValues) {
  if (adType === 'CATALOG_SALES') return { objective_type: adType }
  if (adType !== 'WEB_CONVERSION' || !tag) return {}
  const optimization_goal_metadata = {
    conversion_tag_id: tag.conversionTagId,
    conversion_event: tag.conversionEvent,
  }
  return { objective_type: adType, optimization_goal_metadata }
}

/** The request to create an ad from a form without problems. saving.txt §3 "Quick-promote request payload". */
export function promotePayload({
  advertiserId,
  target,
  country,
  defaultDays,
  budgetMicros,
  values,
}: PromoteRequest): TargetedPayload {
  const { name, destinationUrl, duration, endDate, isOngoing } = values
  const common = {
    advertiserId,
    advertiser_id: advertiserId,
    ads_client_type: 'quick_promote',
    campaign_name: campaignName(visibleName(name)),
    destination_url: target.kind === 'pin' ? destinationUrl.trim() : null,
    budget_in_micro_currency: budgetMicros,
    flexible_daily_budget_enabled: false,
    duration: daysTyped(duration) ?? defaultDays,
    is_ongoing: isOngoing,
    ...(!isOngoing && endDate && { inclusive_end_date: endDate }),
    start_now: true,
    auto_targeting_enabled: values.isAutoTargeting,
    targeting_spec: targetingOf(values, country),
    ...goalOf(values),
  } as const
  return target.kind === 'pin'
    ? {
        kind: 'pin',
        payload: { ...common, pinId: target.pinId, pin_id: target.pinId, product_group_id: null },
      }
    : {
        kind: 'productGroup',
        payload: {
          ...common,
          productGroupId: target.productGroupId,
          pin_id: null,
          product_group_id: target.productGroupId,
        },
      }
}
