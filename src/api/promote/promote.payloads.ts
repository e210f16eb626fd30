/** The request to create an ad. */
interface CampaignPayload {
  /** Of the path. */
  readonly advertiserId: string
  readonly advertiser_id: string
  readonly ads_client_type: 'quick_promote'
  readonly campaign_name: string
  /** Null without a pin. */
  readonly destination_url: string | null
  /** Millionths of the currency's unit. */
  readonly budget_in_micro_currency: number
  /** Only for a budget for the whole time; the one above is then its daily average, rounded down. */
  readonly total_budget_in_micro_currency?: number
  readonly flexible_daily_budget_enabled: false
  /** Days. */
  readonly duration: number
  readonly is_ongoing: boolean
  /** The last day, `YYYY-MM-DD`; only if the ad ends. */
  readonly inclusive_end_date?: string
  /** False only if `policy.promote.choosesStartDate`, and a later day was chosen. */
  readonly start_now: boolean
  /** The first day, `YYYY-MM-DD`; only if it is not today. */
  readonly start_date?: string
  readonly auto_targeting_enabled: boolean
  readonly targeting_spec: {
    readonly ages: readonly string[]
    readonly interests: readonly string[]
    readonly genders: readonly string[]
    /** Of the ad account; left out where the app offers places. */
    readonly country?: string
    /** IDs of the places that were chosen from those of the app. */
    readonly places?: readonly string[]
  }
  /** Only for web conversions, and for catalog sales if `policy.promote.sendsCatalogSales`. */
  readonly objective_type?: 'WEB_CONVERSION' | 'CATALOG_SALES'
  /** Only for web conversions. */
  readonly optimization_goal_metadata?: {
    readonly conversion_tag_id: string
    readonly conversion_event: string
  }
}

/** An ad for a pin. */
export interface PromotePayload extends CampaignPayload {
  /** Of the path. */
  readonly pinId: string
  readonly pin_id: string
  readonly product_group_id: null
}

/** An ad for a product group. */
export interface ProductGroupPayload extends CampaignPayload {
  /** Of the path. */
  readonly productGroupId: string
  readonly pin_id: null
  readonly product_group_id: string
}
