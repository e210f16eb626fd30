import type { Policy } from '../../policy/policy.ts'
import { keptAdType, startingAdType } from '../adTypesFor.ts'
import { budgetFor } from '../budget.ts'
import { offeredDraft, valuesOfDraft, type PromoteDraft } from '../draft.ts'
import { initialValues, type PromoteValues } from '../promoteValues.ts'
import { budgetOf, budgetReadingOf } from '../budgetReading.ts'
import { limitsFor } from './totalLimits.ts'
import {
  noBusinessInfo,
  type BusinessInfo,
  type PromoteAccount,
  type PromotePin,
  type PromoteTarget,
} from '../promotion.ts'

/** What a form starts with depends on this. */
export interface FormFacts {
  readonly policy: Pick<Policy, 'promote'>
  /** Null until it is read. */
  readonly account: PromoteAccount | null
  /** The visitor's, as an ISO 3166 code; null when unknown. */
  readonly country: string | null
  readonly pin: PromotePin | null
  readonly target: PromoteTarget | null
  readonly today: string
  /** IDs of the places that the app offers. */
  readonly places?: readonly string[] | undefined
}

type Country = Pick<FormFacts, 'account' | 'country' | 'policy'>

/** The visitor's country, in upper case. */
export const visitorCountry = ({ country, policy }: Omit<Country, 'account'>): string =>
  country?.trim().toUpperCase() || policy.promote.defaultCountry

/** The country of the ad: the chosen one, the account's, or the visitor's where the account names none. */
export const countryOf = (facts: Country, { country }: Pick<PromoteValues, 'country'>): string =>
  country || facts.account?.country || visitorCountry(facts)

/** What the form starts with for a pin, before anything is typed. */
export function startValues(facts: FormFacts): PromoteValues {
  const { pin, target, today, policy, places = [] } = facts
  const country = countryOf(facts, {})
  return {
    ...initialValues(pin, country, today, policy.promote),
    adType: startingAdType(target, policy.promote),
    ...(places.length > 0 && { places: places.filter((place) => place === country) }),
  }
}

/** The form with the daily budgets of its country, and its amount compared with them. A text that is no amount is left out. */
export function compared(facts: FormFacts, values: PromoteValues) {
  const limits = budgetFor(countryOf(facts, values), facts.policy.promote)
  const budget = budgetReadingOf(budgetOf(values.budget), limitsFor(limits, values))
  return { values: { ...values, budget }, limits }
}

/** What the business form starts with: the country of the ad. */
export const startInfo = (facts: Country, values: Pick<PromoteValues, 'country'>): BusinessInfo => ({
  ...noBusinessInfo,
  country: countryOf(facts, values),
})

/** The form of a draft, with what can still be chosen. */
export function valuesFromDraft(facts: FormFacts, given: PromoteDraft): PromoteValues {
  const { account, places, policy, target, today } = facts
  const draft = offeredDraft(given, { places, countries: account?.countries, country: countryOf(facts, {}) })
  const limits = budgetFor(countryOf(facts, draft), policy.promote)
  return {
    ...valuesOfDraft(draft, limits, today),
    adType: keptAdType(draft.adType, target, policy.promote),
  }
}
