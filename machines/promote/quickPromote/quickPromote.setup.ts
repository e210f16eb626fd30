import { assign, emit, raise, sendTo, setup, type EventObject, type NonReducibleUnknown } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import type { TargetedPayload } from '../../../src/api/promote/promotePayload.ts'
import type { CampaignQuery } from '../../../src/api/promote/promoteServices.ts'
import { isBudgetUsable, readBudget } from '../../../src/domain/promote/budgetReading.ts'
import { startValues } from '../../../src/domain/promote/plan/startingForm.ts'
import { isBillingValid, openPromoteStep } from '../../../src/domain/promote/promoteStep.ts'
import type { PromoteAccount } from '../../../src/domain/promote/promotion.ts'
import {
  isUncertain,
  promoteRow,
  promoteSlotOf,
  resolvePromoteError,
  type QuickPromoteRowId,
} from '../../../src/errors/promote/promote.errors.ts'
import { withoutErrors } from '../../../src/errors/promote/withoutErrors.ts'
import { detailOrMessage } from '../../../src/errors/serverText.ts'
import { eventsOf, type Output, type Thrown } from '../../fragments/events.ts'
import { failsWith, noErrors } from '../../fragments/form.ts'
import { isOutcome } from '../../fragments/outcome.ts'
import { delays, notProvided, notProvidedCallback, notProvidedMachine, types } from '../../fragments/setup.ts'
import type { businessInfoMachine } from '../businessInfo/businessInfo.machine.ts'
import type { BusinessInfoOutput } from '../businessInfo/businessInfo.types.ts'
import type { pinSelectionMachine } from '../pinSelection/pinSelection.machine.ts'
import type { PinSelectionOutput } from '../pinSelection/pinSelection.types.ts'
import type { tagSelectionMachine } from '../tagSelection/tagSelection.machine.ts'
import type { TagSelectionOutput } from '../tagSelection/tagSelection.types.ts'
import {
  adopted,
  changed,
  factsOf,
  filledIn,
  firstStep,
  limitsOf,
  openedWith,
  problemsOf,
  withPin,
} from './quickPromote.rules.ts'
import type {
  CreatedAd,
  DraftRequest,
  Opened,
  OpenRequest,
  QuickPromoteContext,
  QuickPromoteEmitted,
  QuickPromoteEvent,
  QuickPromoteInput,
  StepParams,
} from './quickPromote.types.ts'

const on = eventsOf<QuickPromoteContext, QuickPromoteEvent>()

const showing = failsWith<QuickPromoteRowId>({ row: promoteRow, slotOf: promoteSlotOf })

/** `error`: what the call threw; null when it timed out, or none was made. */
const attemptFailed = (row: QuickPromoteRowId, error: unknown) => ({
  type: 'attempt.failed' as const,
  row,
  failure: error === null ? null : toFailure(error),
})

/** Quick promote's actors, delays, guards and actions; the chart is in `quickPromote.machine.ts`. */
export const quickPromoteSetup = setup({
  types: types<{
    context: QuickPromoteContext
    input: QuickPromoteInput
    events: QuickPromoteEvent
    emitted: QuickPromoteEmitted
  }>(),
  actors: {
    open: notProvided<Opened, OpenRequest>('open'),
    recordConsent: notProvided<void, NonReducibleUnknown>('recordConsent'),
    pinSelection: notProvidedMachine<typeof pinSelectionMachine>('pinSelection'),
    tagSelection: notProvidedMachine<typeof tagSelectionMachine>('tagSelection'),
    businessInfo: notProvidedMachine<typeof businessInfoMachine>('businessInfo'),
    /** Sends the request once, and resolves to the new ad. */
    createCampaign: notProvided<CreatedAd, TargetedPayload>('createCampaign'),
    /** Resolves to the ad; null if it does not exist. */
    findCampaign: notProvided<CreatedAd | null, CampaignQuery>('findCampaign'),
    readAccount: notProvided<PromoteAccount, NonReducibleUnknown>('readAccount'),
    /** Resolves to whether the device stored the draft. */
    saveDraft: notProvided<boolean, DraftRequest>('saveDraft'),
    watchDraft: notProvidedCallback<EventObject, Pick<DraftRequest, 'place'>, QuickPromoteEvent>(
      'watchDraft',
    ),
  },
  delays: delays('requestTimeout', 'slowAnswer', 'draftSave'),
  guards: {
    isOutcome,
    resumesAt: ({ context }, { step }: StepParams) => firstStep(context) === step,
    leadsTo: ({ context }, { step }: StepParams) =>
      context.from !== null && openPromoteStep(context.from, factsOf(context)) === step,
    isCreated: ({ context }) => context.campaignId !== null,
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    canSubmit: ({ context }) =>
      Object.keys(problemsOf(context)).length === 0 &&
      isBudgetUsable(context.values.budget, context.confirmedBudget),
    isPinOptional: ({ context }) => context.target?.kind !== 'productGroup',
    hasBusinessInfo: ({ context }) => context.businessInfo !== null,
    isUncertain: (_, { error }: Thrown) => isUncertain(resolvePromoteError(toFailure(error))),
    isFound: (_, { output }: Output<CreatedAd | null>) => output !== null,
    canPay: (_, { output }: Output<PromoteAccount>) => isBillingValid(output),
    /** Another tab's draft counts until the ad exists, also while this page is still opening. */
    isDraftOpen: ({ context }) => context.campaignId === null,
    isStored: (_, { output }: Output<boolean>) => output,
    isRestored: ({ context }, { output }: Output<Opened>) =>
      output.draft !== null && context.campaignId === null,
  },
  actions: {
    assignOpened: assign(({ context }, { output }: Output<Opened>) => openedWith(context, output)),
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
    assignOther: assign(on.patch('draft.replaced', ({ draft }) => ({ otherDraft: draft }))),
    adoptOther: assign(({ context }) => (context.otherDraft ? adopted(context, context.otherDraft) : {})),
    keepOwn: assign({ otherDraft: null }),
    emitUnsaved: emit(attemptFailed('quickPromote.draftUnsaved', null)),
    emitCleared: emit(({ context: { place } }) => ({ type: 'draft.cleared' as const, place })),
    assignAccount: assign((_, { output }: Output<PromoteAccount>) => ({ account: output })),
    assignConsent: assign(({ context: { account } }) => ({
      account: account && { ...account, hasConsented: true },
    })),
    assignPin: assign(({ context }, { output }: Output<PinSelectionOutput>) =>
      output.outcome === 'chosen'
        ? {
            ...withPin(context, output.pin),
            draftNotes: context.draftNotes.filter((note) => note !== 'pinGone'),
          }
        : {},
    ),
    assignTag: assign(({ context }, { output }: Output<TagSelectionOutput>) =>
      output.outcome === 'chosen'
        ? { values: { ...context.values, tag: output.tag }, errors: withoutErrors(context.errors, 'tag') }
        : {},
    ),
    assignChange: assign(
      on.patch('values.changed', ({ change }, context) => ({
        ...changed(context, change),
        errors: withoutErrors(context.errors, ...Object.keys(change)),
        failure: null,
      })),
    ),
    assignBudget: assign(
      on.patch('budget.changed', (typed, context) => ({
        values: { ...context.values, budget: readBudget(typed, limitsOf(context)) },
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
    emitFailed: emit(({ context }, { error }: Thrown) =>
      attemptFailed(context.failure ?? 'quickPromote.failed', error),
    ),
    /** The reason of the doubt stays on screen. */
    emitUncheckable: emit((_, { error }: Thrown) => attemptFailed('quickPromote.uncheckable', error)),
    assignCampaign: assign((_, { output }: Output<CreatedAd | null>) => ({
      campaignId: output?.id ?? null,
      adStatus: output?.status ?? null,
      ...noErrors,
    })),
    emitCreated: emit(({ context: { advertiserId, pin, target } }, { output }: Output<CreatedAd | null>) => ({
      type: 'campaign.created' as const,
      campaign: {
        campaignId: output?.id || null,
        advertiserId,
        pinId: pin?.id ?? null,
        productGroupId: target?.kind === 'productGroup' ? target.productGroupId : null,
      },
    })),
    assignBusiness: assign(({ context: { account } }, { output }: Output<BusinessInfoOutput>) => ({
      businessInfo: output.info,
      account: account && output.outcome === 'saved' ? { ...account, hasBusinessInfo: true } : account,
    })),
    leave: assign((_, { step }: StepParams) => ({ from: step })),
    emitEntered: emit((_, { step }: StepParams) => ({ type: 'step.entered' as const, step })),
    emitClosed: emit({ type: 'page.closed' }),
    pressBackInForm: sendTo('businessInfo', { type: 'back.requested' }),
  },
})
