import type { PromoteTarget } from './promotion.ts'

/** The steps of quick promote, in their order. */
export const promoteSteps = [
  'consent',
  'pinSelection',
  'page',
  'businessForm',
  'billingForm',
  'success',
  'error',
] as const

export type PromoteStep = (typeof promoteSteps)[number]

/** What the next step depends on. */
export interface PromoteFacts {
  /** Whether the viewer still has to consent to ads. */
  readonly needsConsent: boolean
  /** Whether the pin, or product group, to promote is known. */
  readonly hasPin: boolean
  readonly isBusinessValid: boolean
  readonly isBillingValid: boolean
  /** Where the server's error is shown; null if it had none. */
  readonly errorArea: 'modal' | 'pin' | null
  /** Whether the ad exists, so that the steps after the page can be shown. */
  readonly hasCampaign: boolean
}

/** Whether the server knows the advertiser as a business. */
export const isBusinessValid = (account: {
  readonly hasBusinessAddress: boolean
  readonly hasBusinessInfo: boolean
}): boolean => account.hasBusinessAddress || account.hasBusinessInfo

/** Whether the advertiser can pay. */
export const isBillingValid = (account: {
  readonly hasValidBillingProfile: boolean
  readonly hasBillingInfo: boolean
}): boolean => account.hasValidBillingProfile || account.hasBillingInfo

/** The form that is still missing, or the end. */
const afterPage = (facts: PromoteFacts): PromoteStep => {
  if (facts.errorArea !== null) return facts.errorArea === 'modal' ? 'error' : 'page'
  if (!facts.isBusinessValid) return 'businessForm'
  return facts.isBillingValid ? 'success' : 'billingForm'
}

/**
 * The step after another one; null when the flow is over. After the page, what the server says and what it knows decides. Any other step
 * leads to the next one in the order, but success and error are ends: the error modal does not follow a success. saving.txt §4
 * "Quick-promote steps".
 */
export function nextPromoteStep(step: PromoteStep, facts: PromoteFacts): PromoteStep | null {
  if (step === 'page') return afterPage(facts)
  if (step === 'success' || step === 'error') return null
  return promoteSteps[promoteSteps.indexOf(step) + 1] ?? null
}

/** Whether a step has nothing left to ask, so that it is skipped. */
const isSettled = (step: PromoteStep, facts: PromoteFacts): boolean => {
  const settled: Readonly<Partial<Record<PromoteStep, boolean>>> = {
    consent: !facts.needsConsent,
    pinSelection: facts.hasPin,
    page: facts.hasCampaign,
    businessForm: facts.isBusinessValid,
    billingForm: facts.isBillingValid,
  }
  return settled[step] ?? false
}

/** The step to show after another one, without those that have nothing left to ask; null when the flow is over. */
export function openPromoteStep(step: PromoteStep, facts: PromoteFacts): PromoteStep | null {
  const next = nextPromoteStep(step, facts)
  return next !== null && next !== 'page' && isSettled(next, facts) ? openPromoteStep(next, facts) : next
}

/**
 * The step that a link asks for, unless it has nothing to ask here: consent is asked for once, and neither a product group nor an ad that
 * exists takes another pin.
 */
export function askedPromoteStep(
  requested: string | null,
  facts: PromoteFacts,
  target: PromoteTarget | null,
): string | null {
  const isMoot =
    (requested === 'consent' && !facts.needsConsent) ||
    (requested === 'pinSelection' && (facts.hasCampaign || target?.kind === 'productGroup'))
  return isMoot ? null : requested
}

/**
 * The step that a link opens: the requested one, or the first one before it that still has something to ask. A form with nothing left to
 * ask leads to the next step. An unknown step, or an end, opens the page.
 */
export function resumedPromoteStep(requested: string | null, facts: PromoteFacts): PromoteStep {
  const position = promoteSteps.findIndex((step) => step === requested)
  const isEnd = requested === 'success' || requested === 'error'
  const last = position === -1 || isEnd ? promoteSteps.indexOf('page') : position
  const before = promoteSteps.slice(0, last).find((step) => !isSettled(step, facts))
  const asked = promoteSteps[last] ?? 'page'
  const isFormSettled = (asked === 'businessForm' || asked === 'billingForm') && isSettled(asked, facts)
  return before ?? (isFormSettled ? openPromoteStep(asked, facts) : asked) ?? 'page'
}
