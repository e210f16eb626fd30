import type { CampaignQuery } from '../../../src/api/promote/promoteServices.ts'
import { safeHref } from '../../../src/domain/navigation/links.ts'
import { budgetFor, checkBudget, type Budget } from '../../../src/domain/promote/budget.ts'
import type { BudgetReading } from '../../../src/domain/promote/budgetReading.ts'
import { campaignName } from '../../../src/domain/promote/campaignName.ts'
import { daysOf } from '../../../src/domain/promote/campaignDates.ts'
import { draftKey, draftOf, type PromoteDraft } from '../../../src/domain/promote/draft.ts'
import {
  isBillingValid,
  isBusinessValid,
  type PromoteFacts,
} from '../../../src/domain/promote/promoteStep.ts'
import { daysTyped, initialValues, type PromoteValues } from '../../../src/domain/promote/promoteValues.ts'
import type { PromoteTarget } from '../../../src/domain/promote/promotion.ts'
import { promoteRow, type PromoteErrors } from '../../../src/errors/promote/promote.errors.ts'
import type { QuickPromoteContext, QuickPromoteInput } from './quickPromote.types.ts'
import { visibleName } from '../../../src/domain/text/visibleName.ts'

/** The country of the budgets and of the audience, in upper case. */
export const countryOf = ({ country, policy }: Pick<QuickPromoteInput, 'country' | 'policy'>): string =>
  country?.trim().toUpperCase() || policy.promote.defaultCountry

/** How the budget field reads the amount that it starts with. */
export const startOf = (values: PromoteValues, budget: Budget): BudgetReading =>
  values.budget
    ? { kind: 'amount', money: values.budget, check: checkBudget(values.budget, budget) }
    : { kind: 'empty' }

export function initialContext(input: QuickPromoteInput): QuickPromoteContext {
  const { advertiserId, actingFor, session, target, locale, country, today, policy } = input
  const values = initialValues(null, country, today, policy.promote)
  const limits = budgetFor(country, policy.promote)
  return {
    ...input,
    place: {
      userId: session.userId,
      profileId: actingFor ?? session.userId,
      key: draftKey({ advertiserId, target }),
      locale,
    },
    limits,
    account: null,
    pin: null,
    isPinGone: false,
    values,
    budget: startOf(values, limits),
    confirmedBudget: null,
    errors: {},
    failure: null,
    serverMessage: null,
    from: null,
    formVersion: 0,
    businessInfo: null,
    draftNotes: [],
    discarded: null,
    otherDraft: null,
  }
}

/** What is promoted: the pin that was read or chosen, or the product group; null while there is none. */
export function targetOf({ pin, target }: QuickPromoteContext): PromoteTarget | null {
  if (pin) return { kind: 'pin', pinId: pin.id }
  return target?.kind === 'productGroup' ? target : null
}

/** What the next step depends on. */
export function factsOf(context: QuickPromoteContext): PromoteFacts {
  const { account, campaignId, failure, policy } = context
  const asksForConsent = policy.promote.consentCountries.includes(countryOf(context))
  const hasCampaign = campaignId !== null
  const placement = failure && promoteRow(failure).placement
  return {
    needsConsent: asksForConsent && !account?.hasConsented,
    hasPin: hasCampaign || targetOf(context) !== null,
    isBusinessValid: account !== null && isBusinessValid(account),
    isBillingValid: account !== null && isBillingValid(account),
    errorArea: placement?.kind === 'view' ? 'modal' : placement?.kind === 'field' ? 'pin' : null,
    hasCampaign,
  }
}

/**
 * The step that a link asks for, unless it has nothing to ask here: consent is asked for once, and neither a product group nor an ad that
 * exists takes another pin.
 */
export function stepAskedFor(context: QuickPromoteContext): string | null {
  const { requestedStep, campaignId, target } = context
  const isMoot =
    (requestedStep === 'consent' && !factsOf(context).needsConsent) ||
    (requestedStep === 'pinSelection' && (campaignId !== null || target?.kind === 'productGroup'))
  return isMoot ? null : requestedStep
}

/** Whether a pin belongs to the member or to the profile that they act for. A pin of unknown owner may. */
const isOwn = ({ pin, session, actingFor }: QuickPromoteContext): boolean =>
  !pin?.ownerId || pin.ownerId === session.userId || pin.ownerId === actingFor

function scheduleProblems({ values, today }: QuickPromoteContext): PromoteErrors {
  if (values.isOngoing) return {}
  if (values.endDate && daysOf(today, values.endDate) === null) return { endDate: 'quickPromote.endDatePast' }
  return daysTyped(values.duration) === null || !values.endDate
    ? { duration: 'quickPromote.durationInvalid' }
    : {}
}

/** What keeps the form from being sent, by field; the budget's field says its own. saving.txt §5. */
export function problemsOf(context: QuickPromoteContext): PromoteErrors {
  const { values } = context
  const target = targetOf(context)
  const url = values.destinationUrl.trim()
  const isWebAddress = /^https?:\/\//i.test(url) && safeHref(url) !== null
  return {
    ...(!isOwn(context) && { pin: 'quickPromote.pinForeign' as const }),
    ...(!visibleName(values.name) && { name: 'quickPromote.nameRequired' as const }),
    ...(target?.kind === 'pin' &&
      !isWebAddress && {
        destinationUrl: url
          ? ('quickPromote.destinationInvalid' as const)
          : ('quickPromote.destinationRequired' as const),
      }),
    ...scheduleProblems(context),
    ...(values.adType === 'WEB_CONVERSION' && !values.tag && { tag: 'quickPromote.tagRequired' as const }),
  }
}

/** Whether an unusual budget is confirmed, or the budget is not unusual. */
export const isBudgetConfirmed = ({ budget, confirmedBudget }: QuickPromoteContext): boolean =>
  budget.kind !== 'amount' || budget.check !== 'unusual' || budget.money.minor === confirmedBudget?.minor

/** Whether the budget can be sent as it is. */
export const isBudgetUsable = (context: QuickPromoteContext): boolean =>
  context.budget.kind === 'amount' &&
  context.budget.check !== 'belowMinimum' &&
  context.budget.check !== 'otherCurrency' &&
  isBudgetConfirmed(context)

/** The ad to look for when it is unknown whether it was created. */
export const campaignQuery = (context: QuickPromoteContext): CampaignQuery => ({
  advertiserId: context.advertiserId,
  pinId: context.pin?.id ?? null,
  name: campaignName(visibleName(context.values.name)),
})

/** The form as a draft. Its time is set when it is stored. */
export const currentDraft = ({ values, pin, locale }: QuickPromoteContext): PromoteDraft =>
  draftOf(values, pin, locale, 0)
