import * as v from 'valibot'
import type { promoteEndpoints } from '../../src/api/promote/promote.endpoints.ts'
import { call, maybe, type AllTrue, type Calls, type Untrue } from './call.ts'

const text = v.string()
const texts = v.array(text)

/** What is sent to create an ad. */
const campaign = {
  advertiserId: text,
  advertiser_id: text,
  ads_client_type: v.literal('quick_promote'),
  campaign_name: text,
  destination_url: v.nullable(text),
  budget_in_micro_currency: v.number(),
  total_budget_in_micro_currency: maybe(v.number()),
  flexible_daily_budget_enabled: v.literal(false),
  duration: v.number(),
  is_ongoing: v.boolean(),
  inclusive_end_date: maybe(text),
  start_now: v.boolean(),
  start_date: maybe(text),
  auto_targeting_enabled: v.boolean(),
  targeting_spec: v.object({
    ages: texts,
    interests: texts,
    genders: texts,
    country: maybe(text),
    places: maybe(texts),
  }),
  objective_type: maybe(v.picklist(['WEB_CONVERSION', 'CATALOG_SALES'])),
  optimization_goal_metadata: maybe(v.object({ conversion_tag_id: text, conversion_event: text })),
} as const

const example: v.InferInput<v.ObjectSchema<Omit<typeof campaign, 'destination_url'>, undefined>> = {
  advertiserId: '549755885175',
  advertiser_id: '549755885175',
  ads_client_type: 'quick_promote',
  campaign_name: 'Guided walks along the ridge',
  budget_in_micro_currency: 12_500_000,
  flexible_daily_budget_enabled: false,
  duration: 3,
  is_ongoing: false,
  inclusive_end_date: '2026-06-03',
  start_now: true,
  auto_targeting_enabled: false,
  targeting_spec: { ages: ['25-34'], interests: [], genders: [], country: 'DE' },
}

const once =
  'Never sent again automatically: after a lost answer the member checks first whether the ad exists. `data.campaign_id`, a text or a number, is its ID; without it the ad exists all the same, and no link leads to its billing. `data.status` may say whether the ad is being reviewed (`IN_REVIEW`) or is already shown (`ACTIVE`).'

/** The calls to create an ad. saving.txt §7. */
export const promoteCalls = {
  promotePin: call(
    'Promotes a pin as an ad.',
    v.object({ ...campaign, pinId: text, pin_id: text, product_group_id: v.null() }),
    {
      ...example,
      destination_url: 'https://wren.example/walks',
      pinId: '21',
      pin_id: '21',
      product_group_id: null,
    },
    once,
  ),
  promoteProductGroup: call(
    'Promotes a product group as an ad.',
    v.object({ ...campaign, productGroupId: text, pin_id: v.null(), product_group_id: text }),
    {
      ...example,
      destination_url: null,
      productGroupId: '88',
      product_group_id: '88',
      pin_id: null,
    },
    once,
  ),
} satisfies Calls<typeof promoteEndpoints>

true satisfies AllTrue<Untrue<typeof promoteCalls, typeof promoteEndpoints>>
