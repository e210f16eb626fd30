import { promotePayload, type TargetedPayload } from '../../../src/api/promote/promotePayload.ts'
import type { CampaignQuery } from '../../../src/api/promote/promoteServices.ts'
import { microsOf } from '../../../src/domain/money/money.ts'
import { keptAdType, startingAdType } from '../../../src/domain/promote/adTypesFor.ts'
import { budgetFor } from '../../../src/domain/promote/budget.ts'
import { budgetOf, budgetReadingOf } from '../../../src/domain/promote/budgetReading.ts'
import { campaignName } from '../../../src/domain/promote/campaignName.ts'
import {
  draftKey,
  draftNotes,
  draftOf,
  valuesOfDraft,
  type DraftNote,
  type PromoteDraft,
} from '../../../src/domain/promote/draft.ts'
import { promoteProblems } from '../../../src/domain/promote/promoteProblems.ts'
import {
  askedPromoteStep,
  isBillingValid,
  isBusinessValid,
  resumedPromoteStep,
  type PromoteFacts,
  type PromoteStep,
} from '../../../src/domain/promote/promoteStep.ts'
import {
  durationFor,
  initialValues,
  withValuesOfPin,
  type PromoteValues,
} from '../../../src/domain/promote/promoteValues.ts'
import {
  noBusinessInfo,
  type BusinessInfo,
  type PromotePin,
  type PromoteTarget,
} from '../../../src/domain/promote/promotion.ts'
import { promoteRow, type PromoteErrors } from '../../../src/errors/promote/promote.errors.ts'
import { noErrors } from '../../fragments/form.ts'
import { required } from '../../fragments/outcome.ts'
import type { Opened, QuickPromoteContext, QuickPromoteInput } from './quickPromote.types.ts'
import { visibleName } from '../../../src/domain/text/visibleName.ts'

/** The country of the budgets and of the audience, in upper case. */
export const countryOf = ({ country, policy }: Pick<QuickPromoteInput, 'country' | 'policy'>): string =>
  country?.trim().toUpperCase() || policy.promote.defaultCountry

export function initialContext(input: QuickPromoteInput): QuickPromoteContext {
  const { advertiserId, actingFor, session, target, locale, country, today, policy } = input
  return {
    ...input,
    place: {
      userId: session.userId,
      profileId: actingFor ?? session.userId,
      key: draftKey({ advertiserId, target }),
      locale,
    },
    limits: budgetFor(country, policy.promote),
    account: null,
    pin: null,
    isPinGone: false,
    values: initialValues(null, country, today, policy.promote),
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

/** The step that the flow starts with, once everything is read. */
export function firstStep(context: QuickPromoteContext): PromoteStep {
  const facts = factsOf(context)
  return resumedPromoteStep(askedPromoteStep(context.requestedStep, facts, context.target), facts)
}

/** What keeps the form from being sent, by field; the budget's field says its own. saving.txt §5. */
export function problemsOf(context: QuickPromoteContext): PromoteErrors {
  const owners = [context.session.userId, context.actingFor]
  const problems = promoteProblems({ ...context, target: targetOf(context), owners })
  return Object.fromEntries(
    Object.entries(problems).map(([field, row]) => [field, `quickPromote.${row}` as const]),
  )
}

/** The ad to look for when it is unknown whether it was created. */
export const campaignQuery = (context: QuickPromoteContext): CampaignQuery => ({
  advertiserId: context.advertiserId,
  pinId: context.pin?.id ?? null,
  name: campaignName(visibleName(context.values.name)),
})

/** The request to create the ad. */
export const campaignRequest = (context: QuickPromoteContext): TargetedPayload =>
  promotePayload({
    ...context,
    target: required(targetOf(context), 'target'),
    country: countryOf(context),
    defaultDays: durationFor(context.policy.promote.defaultDuration, context.country, context.policy.promote),
    budgetMicros: required(microsOf(required(budgetOf(context.values.budget), 'budget')), 'micros'),
  })

/** The form as a draft. Its time is set when it is stored. */
export const currentDraft = ({ values, pin, locale }: QuickPromoteContext): PromoteDraft =>
  draftOf(values, pin, locale, 0)

/** What the form starts with for a pin, before anything is typed. */
export const startValues = ({ pin, target, country, today, policy }: QuickPromoteContext): PromoteValues => ({
  ...initialValues(pin, country, today, policy.promote),
  adType: startingAdType(target, policy.promote),
})

/** Refills the form: its fields start with these values. A text that is no amount is not written into the new field. */
export const filledIn = (context: QuickPromoteContext, values: PromoteValues) => ({
  values: { ...values, budget: budgetReadingOf(budgetOf(values.budget), context.limits) },
  confirmedBudget: null,
  ...noErrors,
  formVersion: context.formVersion + 1,
})

/** Fills the form in from a draft. */
const filledInFrom = (context: QuickPromoteContext, draft: PromoteDraft) =>
  filledIn(context, {
    ...valuesOfDraft(draft, context.limits, context.today),
    adType: keptAdType(draft.adType, context.target, context.policy.promote),
  })

/** Takes the draft of another tab. */
export const adopted = (context: QuickPromoteContext, draft: PromoteDraft) => ({
  ...filledInFrom(context, draft),
  pin: draft.pin ?? context.pin,
  otherDraft: null,
})

/** Fills the form in with what was read, before anything is shown. */
export function openedWith(context: QuickPromoteContext, { account, pin, isPinGone, draft: stored }: Opened) {
  const { campaignId, limits, today } = context
  // What is stored on this device is another ad than one that exists.
  const draft = campaignId === null ? stored : null
  const opened = { ...context, pin: pin ?? (isPinGone ? null : (draft?.pin ?? null)) }
  const notes: readonly DraftNote[] = isPinGone ? ['pinGone'] : []
  return {
    ...(draft ? filledInFrom(opened, draft) : filledIn(opened, startValues(opened))),
    account,
    pin: opened.pin,
    isPinGone,
    draftNotes: draft ? draftNotes(draft, { isPinGone, limits, today }) : notes,
  }
}

/** The errors that remain once these fields have changed. Days, last day and whether the ad ends depend on each other. */
export function withoutErrors(errors: PromoteErrors, ...fields: readonly string[]): PromoteErrors {
  const isSchedule = fields.some((field) => ['duration', 'endDate', 'isOngoing'].includes(field))
  const changed = new Set(['notice', ...fields, ...(isSchedule ? ['duration', 'endDate'] : [])])
  if (changed.has('adType')) changed.add('tag')
  // SAFETY: the keys of `errors`.
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !changed.has(field))) as PromoteErrors
}

/** Another pin is promoted. */
export const withPin = ({ values, errors, pin: former, today }: QuickPromoteContext, pin: PromotePin) => ({
  pin,
  isPinGone: false,
  values: withValuesOfPin(values, { former, pin, today }),
  errors: withoutErrors(errors, 'pin'),
  failure: null,
  serverMessage: null,
})

/** What the business form starts with: what was filled in before, or the member's country. */
export const infoFor = (context: QuickPromoteContext): BusinessInfo =>
  context.businessInfo ?? { ...noBusinessInfo, country: countryOf(context) }
