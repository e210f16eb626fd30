import type { ProductGroupPayload, PromotePayload } from './promote.payloads.ts'
import { campaignName } from '../../domain/promote/campaignName.ts'
import { daysTyped, firstDayOf, type PromoteValues } from '../../domain/promote/promoteValues.ts'
import type { PromoteTarget } from '../../domain/promote/promotion.ts'
import { visibleName } from '../../domain/text/visibleName.ts'

/** What a request to create an ad is made from. */
export interface PromoteRequest {
  readonly advertiserId: string
  readonly target: PromoteTarget
  /** Of the ad account: ISO 3166 code, in upper case. */
  readonly country: string
  /** Whether the app offers places, which are then sent instead of the country. */
  readonly asksForPlaces: boolean
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** Days to send for an ongoing ad without any. */
  readonly defaultDays: number
  /** The daily budget, in millionths of the currency's unit. */
  readonly budgetMicros: number
  /** The budget for the whole time, in the same unit; null if it is a daily one. */
  readonly totalMicros: number | null
  readonly values: PromoteValues
}

/** The request, for the kind of target. */
export type TargetedPayload =
  | { readonly kind: 'pin'; readonly payload: PromotePayload }
  | { readonly kind: 'productGroup'; readonly payload: ProductGroupPayload }

/** The audience that was chosen, or everybody while the server chooses it. */
const targetingOf = ({ isAutoTargeting, ages, genders, interests }: PromoteValues) =>
  isAutoTargeting ? { ages: [], genders: [], interests: [] } : { ages, genders, interests }

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
  asksForPlaces,
  today,
  budgetMicros,
  totalMicros,
  values,
}: PromoteRequest): TargetedPayload {
  const { name, destinationUrl, duration, endDate, isOngoing } = values
  const firstDay = firstDayOf(values, today)
  const common = {
    advertiserId,
    advertiser_id: advertiserId,
    ads_client_type: 'quick_promote',
    campaign_name: campaignName(visibleName(name)),
    destination_url: target.kind === 'pin' ? destinationUrl.trim() : null,
    budget_in_micro_currency: budgetMicros,
    ...(totalMicros !== null && { total_budget_in_micro_currency: totalMicros }),
    flexible_daily_budget_enabled: false,
    duration: daysTyped(duration) ?? defaultDays,
    is_ongoing: isOngoing,
    ...(!isOngoing && endDate && { inclusive_end_date: endDate }),
    start_now: firstDay === today,
    ...(firstDay !== today && { start_date: firstDay }),
    auto_targeting_enabled: values.isAutoTargeting,
    targeting_spec: {
      ...targetingOf(values),
      ...(asksForPlaces ? { places: values.places ?? [] } : { country }),
    },
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
