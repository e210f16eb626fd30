import { promotePayload, type TargetedPayload } from '../../../src/api/promote/promotePayload.ts'
import type { CampaignQuery } from '../../../src/api/promote/promoteServices.ts'
import { microsOf } from '../../../src/domain/money/money.ts'
import { budgetFor } from '../../../src/domain/promote/budget.ts'
import * as form from '../../../src/domain/promote/plan/startingForm.ts'
import { changedForm } from '../../../src/domain/promote/plan/changedForm.ts'
import { campaignName } from '../../../src/domain/promote/campaignName.ts'
import * as drafts from '../../../src/domain/promote/draft.ts'
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
  withValuesOfPin,
  type PromoteChange,
  type PromoteValues,
} from '../../../src/domain/promote/promoteValues.ts'
import { dailyBudgetOf, limitsFor, totalMicrosOf } from '../../../src/domain/promote/plan/totalLimits.ts'
import type { BusinessInfo, PromotePin, PromoteTarget } from '../../../src/domain/promote/promotion.ts'
import { promoteRow, type PromoteErrors } from '../../../src/errors/promote/promote.errors.ts'
import { withoutErrors } from '../../../src/errors/promote/withoutErrors.ts'
import { noErrors } from '../../fragments/form.ts'
import { required } from '../../fragments/outcome.ts'
import type { Opened, OpenRequest, QuickPromoteContext, QuickPromoteInput } from './quickPromote.types.ts'
import { visibleName } from '../../../src/domain/text/visibleName.ts'

/** The budgets that the form's is compared with. */
export const limitsOf = ({ limits, values }: QuickPromoteContext) => limitsFor(limits, values)

export function initialContext(input: QuickPromoteInput): QuickPromoteContext {
  const { advertiserId, actingFor, session, target, locale, country, policy } = input
  return {
    ...input,
    place: {
      userId: session.userId,
      profileId: actingFor ?? session.userId,
      key: drafts.draftKey({ advertiserId, target }),
      locale,
    },
    limits: budgetFor(country, policy.promote),
    account: null,
    adStatus: null,
    pin: null,
    isPinGone: false,
    values: form.startValues({ ...input, account: null, pin: null }),
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

/** What to read before anything is shown. */
export function openRequest({ place, target, actingFor, places }: QuickPromoteContext): OpenRequest {
  return { place, target, actingFor, ...(places && { places }) }
}

/** Whether the app offers places, so that the ad needs one. */
const asksForPlaces = ({ places }: Pick<QuickPromoteInput, 'places'>): boolean => Boolean(places?.length)

/** What is promoted: the pin that was read or chosen, or the product group; null while there is none. */
export function targetOf({ pin, target }: QuickPromoteContext): PromoteTarget | null {
  if (pin) return { kind: 'pin', pinId: pin.id }
  return target?.kind === 'productGroup' ? target : null
}

/** What the next step depends on. */
export function factsOf(context: QuickPromoteContext): PromoteFacts {
  const { account, campaignId, failure, policy } = context
  const asksForConsent = policy.promote.consentCountries.includes(form.visitorCountry(context))
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
  const problems = promoteProblems({
    ...context,
    target: targetOf(context),
    owners,
    asksForPlaces: asksForPlaces(context),
  })
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
export function campaignRequest(context: QuickPromoteContext): TargetedPayload {
  const { values, policy } = context
  const country = form.countryOf(context, values)
  return promotePayload({
    ...context,
    target: required(targetOf(context), 'target'),
    country,
    asksForPlaces: asksForPlaces(context),
    defaultDays: durationFor(policy.promote.defaultDuration, country, policy.promote),
    budgetMicros: required(microsOf(required(dailyBudgetOf(values), 'budget')), 'micros'),
    totalMicros: totalMicrosOf(values),
  })
}

/** The form as a draft. Its time is set when it is stored. */
export const currentDraft = ({ values, pin, locale }: QuickPromoteContext): drafts.PromoteDraft =>
  drafts.draftOf(values, pin, locale, 0)

/** Refills the form: its fields start with these values. A text that is no amount is not written into the new field. */
export const filledIn = (context: QuickPromoteContext, values: PromoteValues) => ({
  ...form.compared(context, values),
  confirmedBudget: null,
  ...noErrors,
  formVersion: context.formVersion + 1,
})

/** The form after a change, with the daily budgets of its country. */
export function changed(context: QuickPromoteContext, change: PromoteChange) {
  const { limits: former, policy } = context
  const isMoved = change.country !== undefined
  const limits = isMoved ? budgetFor(form.countryOf(context, change), policy.promote) : former
  return changedForm({ ...context, former, limits }, change)
}

/** Fills the form in from a draft. */
const filledInFrom = (context: QuickPromoteContext, draft: drafts.PromoteDraft) =>
  filledIn(context, form.valuesFromDraft(context, draft))

/** Takes the draft of another tab. */
export const adopted = (context: QuickPromoteContext, draft: drafts.PromoteDraft) => ({
  ...filledInFrom(context, draft),
  pin: draft.pin ?? context.pin,
  otherDraft: null,
})

/** Fills the form in with what was read, before anything is shown. */
export function openedWith(context: QuickPromoteContext, given: Opened) {
  const { account, pin, isPinGone, draft: stored, today = context.today } = given
  const { campaignId } = context
  // What is stored on this device is another ad than one that exists.
  const draft = campaignId === null ? stored : null
  const opened = { ...context, account, today, pin: pin ?? (isPinGone ? null : (draft?.pin ?? null)) }
  const notes: readonly drafts.DraftNote[] = isPinGone ? ['pinGone'] : []
  const filled = draft ? filledInFrom(opened, draft) : filledIn(opened, form.startValues(opened))
  const { limits } = filled
  return {
    ...filled,
    account,
    today,
    pin: opened.pin,
    isPinGone,
    draftNotes: draft ? drafts.draftNotes(draft, { isPinGone, limits, today }) : notes,
  }
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

/** What the business form starts with: what was filled in before, or the ad's country. */
export const infoFor = (context: QuickPromoteContext): BusinessInfo =>
  context.businessInfo ?? form.startInfo(context, context.values)
