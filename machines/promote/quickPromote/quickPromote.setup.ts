import { assign, emit, sendTo } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import type { PromoteStep } from '../../../src/domain/promote/promoteStep.ts'
import { withChange } from '../../../src/domain/promote/promoteValues.ts'
import type { BusinessInfo, PromoteAccount } from '../../../src/domain/promote/promotion.ts'
import {
  promoteRow,
  promoteSlotOf,
  resolvePromoteError,
  type QuickPromoteRowId,
} from '../../../src/errors/promote/promote.errors.ts'
import { detailOrMessage } from '../../../src/errors/serverText.ts'
import { eventsOf, type Output, type Thrown } from '../../fragments/events.ts'
import { failsWith, noErrors } from '../../fragments/form.ts'
import type { PinSelectionOutput } from '../pinSelection/pinSelection.types.ts'
import type { TagSelectionOutput } from '../tagSelection/tagSelection.types.ts'
import { countryOf, problemsOf } from './quickPromote.context.ts'
import { quickPromoteDrafting } from './quickPromote.drafting.ts'
import { withoutErrors, withPin } from './quickPromote.values.ts'
import type { QuickPromoteContext, QuickPromoteEvent } from './quickPromote.types.ts'

/** How the business form ended. */
export interface BusinessOutput {
  readonly outcome: string
  readonly info: BusinessInfo
}

const on = eventsOf<QuickPromoteContext, QuickPromoteEvent>()

const showing = failsWith<QuickPromoteRowId>({ row: promoteRow, slotOf: promoteSlotOf })

const noInfo = {
  name: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  region: '',
  postalCode: '',
  taxId: '',
} as const

/** What the business form starts with: what was filled in before, or the member's country. */
export const infoFor = (context: QuickPromoteContext): BusinessInfo =>
  context.businessInfo ?? { ...noInfo, country: countryOf(context) }

/** Quick promote's actors, delays, guards and actions; the chart is in `quickPromote.machine.ts`. */
export const quickPromoteSetup = quickPromoteDrafting.extend({
  actions: {
    assignAccount: assign((_, { output }: Output<PromoteAccount>) => ({ account: output })),
    assignConsent: assign(({ context: { account } }) => ({
      account: account && { ...account, hasConsented: true },
    })),
    assignPin: assign(({ context }, { output }: Output<PinSelectionOutput>) =>
      output.outcome === 'chosen' ? withPin(context, output.pin) : {},
    ),
    assignTag: assign(({ context }, { output }: Output<TagSelectionOutput>) =>
      output.outcome === 'chosen'
        ? { values: { ...context.values, tag: output.tag }, errors: withoutErrors(context.errors, 'tag') }
        : {},
    ),
    assignChange: assign(
      on.patch('values.changed', ({ change }, { values, errors, today }) => ({
        values: withChange(values, change, today),
        errors: withoutErrors(errors, ...Object.keys(change)),
        failure: null,
      })),
    ),
    assignBudget: assign(
      on.patch('budget.changed', ({ reading }, { values }) => ({
        budget: reading,
        values: { ...values, budget: reading.kind === 'amount' ? reading.money : null },
        failure: null,
      })),
    ),
    assignConfirmed: assign(on.patch('budget.confirmed', ({ amount }) => ({ confirmedBudget: amount }))),
    assignProblems: assign(({ context }) => ({ ...noErrors, errors: problemsOf(context) })),
    clearErrors: assign(noErrors),
    assignFailure: assign((_, { error }: Thrown) => {
      const failure = toFailure(error)
      return {
        ...showing(`quickPromote.${resolvePromoteError(failure)}`),
        serverMessage: detailOrMessage(failure),
      }
    }),
    assignRow: assign((_, { row }: { row: QuickPromoteRowId }) => showing(row)),
    emitFailed: emit(({ context }, { error }: Thrown) => ({
      type: 'attempt.failed' as const,
      row: context.failure ?? 'quickPromote.failed',
      failure: error === null ? null : toFailure(error),
    })),
    /** The reason of the doubt stays on screen. */
    emitUncheckable: emit((_, { error }: Thrown) => ({
      type: 'attempt.failed' as const,
      row: 'quickPromote.uncheckable' as const,
      failure: error === null ? null : toFailure(error),
    })),
    assignCampaign: assign((_, { output }: Output<string | null>) => ({
      campaignId: output,
      ...noErrors,
    })),
    emitCreated: emit(({ context: { advertiserId, pin, target } }, { output }: Output<string | null>) => ({
      type: 'campaign.created' as const,
      campaign: {
        campaignId: output ?? '',
        advertiserId,
        pinId: pin?.id ?? null,
        productGroupId: target?.kind === 'productGroup' ? target.productGroupId : null,
      },
    })),
    assignBusiness: assign(({ context: { account } }, { output }: Output<BusinessOutput>) => ({
      businessInfo: output.info,
      account: account && output.outcome === 'saved' ? { ...account, hasBusinessInfo: true } : account,
    })),
    leave: assign((_, { step }: { step: PromoteStep }) => ({ from: step })),
    emitEntered: emit((_, { step }: { step: PromoteStep }) => ({ type: 'step.entered' as const, step })),
    emitClosed: emit({ type: 'page.closed' }),
    pressBackInForm: sendTo('businessInfo', { type: 'back.requested' }),
  },
})
