/**
 * Values by country, an ISO 3166 code in upper case. `other` is for every country that is not listed.
 */
export type ByCountry<Value> = Readonly<Record<string, Value>> & { readonly other: Value }

/**
 * Rules of quick promote that an app may override. Budgets are per day, in whole units of the country's currency. Values by country are
 * those of the specification. saving.txt §9.
 */
export interface PromotePolicy {
  /** The country to use when none is known. Default: 'US'. */
  readonly defaultCountry: string
  /** The currency that ads are billed in, by country, with the decimals of ISO 4217. Czechia's koruna is not in the table. */
  readonly currencies: ByCountry<string>
  /** The lowest daily budget that is accepted. Czechia's 11 reads like koruna, but its currency is USD: override both. */
  readonly minimumBudget: ByCountry<number>
  /** The daily budget that the form starts with. Czechia's 80 reads like koruna: see `currencies`. */
  readonly defaultBudget: ByCountry<number>
  /** The suggested daily budget. Czechia's 150 reads like koruna: see `currencies`. */
  readonly suggestedBudget: ByCountry<number>
  /** How many days an ad runs unless changed. Default: 10, in SE, NO and DK 30. */
  readonly defaultDuration: ByCountry<number>
  /** The suggested number of days. Default: 10, in SE, NO and DK 30. */
  readonly suggestedDuration: ByCountry<number>
  /**
   * Countries whose members are asked for consent to ads first. Default: the European Economic Area and the United Kingdom. saving.txt
   * §2.
   */
  readonly consentCountries: readonly string[]
  /**
   * The field of the answer to a promote call with the new campaign's ID, as text or a number. An answer without it is still a success,
   * but no link leads to the billing page. Default: 'campaign_id'; the specification names no field. saving.txt §7.
   */
  readonly campaignIdField: string
  /**
   * Whether an ad of a product group can be made to sell: the page then offers 'Sell products', starts with it, and sends it as
   * `objective_type: 'CATALOG_SALES'`. Without it that choice would send the same request as another, so it is left out. Default: false:
   * the specification names the type of ad, and `objective_type` for web conversions alone. saving.txt §3.
   */
  readonly sendsCatalogSales: boolean
  /**
   * Whether the page asks when the ad starts. A later day is sent as `start_date`, with `start_now: false`. Default: false, ads start at
   * once. saving.txt §3 "Quick-promote request payload".
   */
  readonly choosesStartDate: boolean
  /**
   * Whether the budget can also be one for the whole time. It is sent as `total_budget_in_micro_currency`, beside its daily average,
   * rounded down. Default: false; the specification knows a daily one. saving.txt §5 "Budget sent as".
   */
  readonly takesTotalBudget: boolean
  /**
   * Up to how many hours the review of a new ad usually takes. The success step then says that the ad is being reviewed and how long that
   * takes, unless the server's answer says that it is active. Default: 0, a review is said only where the answer has a `status` of
   * 'IN_REVIEW', and not how long it takes. Beyond the specification.
   */
  readonly reviewHours: number
  /**
   * Whether `AdsPage` lists the member's ads, to pause, resume and stop them, and quick promote links to it, at `paths.ads`. Default: false.
   * Beyond the specification.
   */
  readonly listsAds: boolean
  /** How many interests an ad can have. Default: 25. saving.txt §3 "interests". */
  readonly interestLimit: number
  /** For how many days a draft is kept. Default: 30. saving.txt §3 "Saved quick-promote draft". */
  readonly draftDays: number
  /** Budgets of at least this many times the suggested one are asked about. Default: 10. */
  readonly unusualBudgetFactor: number
}

/** Values from saving.txt, and Tackboard's own factor for unusual budgets. */
export const defaultPromotePolicy: PromotePolicy = {
  defaultCountry: 'US',
  currencies: {
    AT: 'EUR',
    AU: 'AUD',
    BE: 'EUR',
    CA: 'CAD',
    CH: 'CHF',
    DE: 'EUR',
    DK: 'DKK',
    ES: 'EUR',
    FI: 'EUR',
    FR: 'EUR',
    GB: 'GBP',
    IE: 'EUR',
    IT: 'EUR',
    NL: 'EUR',
    NO: 'NOK',
    NZ: 'NZD',
    PT: 'EUR',
    SE: 'SEK',
    other: 'USD',
  },
  minimumBudget: { CZ: 11, other: 1 },
  defaultBudget: { US: 3, SE: 10, NO: 10, DK: 10, CZ: 80, other: 1 },
  suggestedBudget: { AU: 10, CA: 9, CZ: 150, GB: 5, SE: 70, NO: 70, DK: 50, other: 7 },
  defaultDuration: { SE: 30, NO: 30, DK: 30, other: 10 },
  suggestedDuration: { SE: 30, NO: 30, DK: 30, other: 10 },
  consentCountries:
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IS IT LI LV LT LU MT NL NO PL PT RO SK SI ES SE GB'.split(' '),
  campaignIdField: 'campaign_id',
  sendsCatalogSales: false,
  choosesStartDate: false,
  takesTotalBudget: false,
  reviewHours: 0,
  listsAds: false,
  interestLimit: 25,
  draftDays: 30,
  unusualBudgetFactor: 10,
}
