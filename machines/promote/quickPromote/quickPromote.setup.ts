import { assign, emit, raise, sendTo } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import { draftNotes, valuesOfDraft } from '../../../src/domain/promote/draft.ts'
import type { PromoteStep } from '../../../src/domain/promote/promoteStep.ts'
import { initialValues, withChange, type PromoteValues } from '../../../src/domain/promote/promoteValues.ts'
import type { BusinessInfo, PromoteAccount } from '../../../src/domain/promote/promotion.ts'
import {
  promoteRow,
  resolvePromoteError,
  type PromoteErrors,
  type QuickPromoteRowId,
} from '../../../src/errors/promote/promote.errors.ts'
import { detailOrMessage } from '../../../src/errors/serverText.ts'
import { eventsOf, type Output, type Thrown } from '../../fragments/events.ts'
import type { PinSelectionOutput } from '../pinSelection/pinSelection.types.ts'
import type { TagSelectionOutput } from '../tagSelection/tagSelection.types.ts'
import { countryOf, problemsOf, startOf } from './quickPromote.context.ts'
import { quickPromoteParts } from './quickPromote.parts.ts'
import { withoutErrors, withPin } from './quickPromote.values.ts'
import type { Opened, QuickPromoteContext, QuickPromoteEvent } from './quickPromote.types.ts'

interface BusinessOutput {
  readonly outcome: string
  readonly info: BusinessInfo
}

const on = eventsOf<QuickPromoteContext, QuickPromoteEvent>()
const noError = { failure: null, serverMessage: null } as const

/** A row outside of the fields, or in the pin area. */
const showing = (row: QuickPromoteRowId, serverMessage: string | null = null) => {
  const isPin = promoteRow(row).placement.kind === 'field'
  const errors: PromoteErrors = isPin ? { pin: row } : {}
  return { failure: row, serverMessage, errors }
}

/** The form filled in anew: its fields start with these values. */
const filledIn = (context: QuickPromoteContext, values: PromoteValues) => ({
  values,
  budget: startOf(values, context.limits),
  confirmedBudget: null,
  errors: {},
  ...noError,
  formVersion: context.formVersion + 1,
})

const startValues = ({ pin, country, today, policy }: QuickPromoteContext) =>
  initialValues(pin, country, today, policy.promote)

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
export const quickPromoteSetup = quickPromoteParts.extend({
  actions: {
    assignOpened: assign(
      ({ context }, { output: { account, pin, isPinGone, draft: stored } }: Output<Opened>) => {
        // What is stored on this device is another ad than one that exists.
        const draft = context.campaignId === null ? stored : null
        const opened = { ...context, pin: pin ?? (isPinGone ? null : (draft?.pin ?? null)) }
        const start = startValues(opened)
        const values = draft ? valuesOfDraft(draft, start, context.today) : start
        return {
          ...filledIn(opened, values),
          account,
          pin: opened.pin,
          isPinGone,
          draftNotes: draft
            ? draftNotes(draft, { isPinGone, limits: context.limits, today: context.today })
            : [],
        }
      },
    ),
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
    assignProblems: assign(({ context }) => ({ errors: problemsOf(context), ...noError })),
    clearErrors: assign({ errors: {}, ...noError }),
    clearFailure: assign(noError),
    assignFailure: assign((_, { error }: Thrown) => {
      const failure = toFailure(error)
      return showing(`quickPromote.${resolvePromoteError(failure)}`, detailOrMessage(failure))
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
      errors: {},
      ...noError,
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
    pressBackInForm: sendTo('businessInfo', { type: 'step.back' }),
    touch: raise({ type: 'draft.touched' }),
    restore: raise({ type: 'draft.restored' }),
    finishDraft: raise({ type: 'draft.finished' }),
    clearNotes: assign({ draftNotes: [] }),
    startOver: assign(({ context }) => ({
      ...filledIn(context, startValues(context)),
      discarded: context.values,
      draftNotes: [],
    })),
    undo: assign(({ context }) => ({
      ...filledIn(context, context.discarded ?? context.values),
      discarded: null,
    })),
    assignOther: assign(on.patch('draft.changedElsewhere', ({ draft }) => ({ otherDraft: draft }))),
    adoptOther: assign(({ context }) =>
      context.otherDraft
        ? {
            ...filledIn(context, valuesOfDraft(context.otherDraft, startValues(context), context.today)),
            pin: context.otherDraft.pin ?? context.pin,
            otherDraft: null,
          }
        : {},
    ),
    keepOwn: assign({ otherDraft: null }),
    emitUnsaved: emit({
      type: 'attempt.failed' as const,
      row: 'quickPromote.draftUnsaved' as const,
      failure: null,
    }),
    emitCleared: emit(({ context: { place } }) => ({ type: 'draft.cleared' as const, place })),
  },
})
