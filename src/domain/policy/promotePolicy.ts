/**
 * Values by country, an ISO 3166 code in upper case. `other` is for every country that is not listed.
 */
export type ByCountry<Value> = Readonly<Record<string, Value>> & { readonly other: Value }

/** Money rules of quick promote that an app may override. Budgets are per day, in whole units of the country's currency. */
export interface PromotePolicy {
  /** The country to use when none is known. Default: 'US'. saving.txt §9. */
  readonly defaultCountry: string
  /** The currency that ads are billed in, by country. Czechia's koruna is not in the table, so it is billed in US dollars. saving.txt §9. */
  readonly currencies: ByCountry<string>
  /** The lowest daily budget that is accepted. Czechia's 11 reads like koruna, but its currency is USD: override both. saving.txt §9. */
  readonly minimumBudget: ByCountry<number>
  /** The daily budget that the form starts with. Czechia's 80 reads like koruna: see `currencies`. saving.txt §9. */
  readonly defaultBudget: ByCountry<number>
  /** The suggested daily budget. Czechia's 150 reads like koruna: see `currencies`. saving.txt §9. */
  readonly suggestedBudget: ByCountry<number>
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
  unusualBudgetFactor: 10,
}
