import type { promoteEndpoints } from '../../../src/api/promote/promote.endpoints.ts'
import {
  all,
  ifSent,
  inside,
  isOneOf,
  isTexts,
  needs,
  type RequestRule,
  type RequestRules,
} from '../needs.ts'

const isWhole = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0

/** Amounts and days are whole, positive numbers. */
const wholeNumbers =
  (...fields: readonly string[]): RequestRule =>
  (sent) => {
    const wrong = fields.find((field) => !isWhole(sent[field]))
    return wrong ? `${wrong} must be a whole number above 0.` : null
  }

const isDate = (value: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(value))

/** An ad starts now, or on a date. */
const start: RequestRule = ({ start_now, start_date }) => {
  if (start_now === true) return start_date === undefined ? null : 'an ad that starts now has no start_date.'
  return start_now === false && isDate(start_date)
    ? null
    : 'start_now must be true, or false with a start_date.'
}

/** A total is at least its daily average. */
const total: RequestRule = ({ budget_in_micro_currency, total_budget_in_micro_currency: sent }) =>
  sent === undefined || (isWhole(sent) && Number(sent) >= Number(budget_in_micro_currency))
    ? null
    : 'total_budget_in_micro_currency must be a whole number, and no less than a day.'

/** The last day is a date, and only present if the ad ends. */
const endDate: RequestRule = ({ is_ongoing, inclusive_end_date }) => {
  if (inclusive_end_date === undefined) return null
  if (is_ongoing === true) return 'an ongoing ad has no inclusive_end_date.'
  return isDate(inclusive_end_date) ? null : 'inclusive_end_date must be a date.'
}

/** Whom the ad is shown to. An empty list is everybody. */
const audience = inside(
  'targeting_spec',
  all(isTexts('ages', 'interests', 'genders'), ({ country, places }) => {
    if (places !== undefined)
      return Array.isArray(places) && places.length > 0 && country === undefined
        ? null
        : 'places must name at least one, without a country.'
    return /^[A-Z]{2}$/.test(String(country)) ? null : 'country must be an ISO 3166 code in upper case.'
  }),
)

const webConversion = inside('optimization_goal_metadata', needs('conversion_tag_id', 'conversion_event'))

/** What the ad is for: visits, unless both fields of a web conversion are sent, or the one of catalog sales. */
const goal: RequestRule = (sent) => {
  const { objective_type, optimization_goal_metadata } = sent
  if (objective_type === 'WEB_CONVERSION') return webConversion(sent)
  if (optimization_goal_metadata !== undefined)
    return "optimization_goal_metadata needs the objective_type 'WEB_CONVERSION'."
  return ifSent('objective_type', isOneOf('objective_type', 'WEB_CONVERSION', 'CATALOG_SALES'))(sent)
}

const campaign = all(
  needs('advertiserId', 'advertiser_id', 'campaign_name'),
  isOneOf('ads_client_type', 'quick_promote'),
  isOneOf('flexible_daily_budget_enabled', false),
  start,
  total,
  isOneOf('is_ongoing', true, false),
  isOneOf('auto_targeting_enabled', true, false),
  wholeNumbers('budget_in_micro_currency', 'duration'),
  endDate,
  audience,
  goal,
)

/** What each request to create an ad must contain. */
export const promoteRequestRules: RequestRules<typeof promoteEndpoints> = {
  promotePin: all(needs('pinId', 'pin_id', 'destination_url'), isOneOf('product_group_id', null), campaign),
  promoteProductGroup: all(
    needs('productGroupId', 'product_group_id'),
    isOneOf('pin_id', null),
    isOneOf('destination_url', null),
    campaign,
  ),
}
