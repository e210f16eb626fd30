import { setup, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { CampaignQuery } from '../../../src/api/promote/promoteServices.ts'
import type { DraftPlace, PromoteDraft } from '../../../src/domain/promote/draft.ts'
import {
  openPromoteStep,
  resumedPromoteStep,
  type PromoteStep,
} from '../../../src/domain/promote/promoteStep.ts'
import type { PromoteAccount, PromoteTarget } from '../../../src/domain/promote/promotion.ts'
import { toFailure } from '../../../src/api/failure.ts'
import { isUncertain, resolvePromoteError } from '../../../src/errors/promote/promote.errors.ts'
import type { Output, Thrown } from '../../fragments/events.ts'
import { isOutcome } from '../../fragments/outcome.ts'
import { delays, notProvided, notProvidedCallback, notProvidedMachine, types } from '../../fragments/setup.ts'
import type { businessInfoMachine } from '../businessInfo/businessInfo.machine.ts'
import type { pinSelectionMachine } from '../pinSelection/pinSelection.machine.ts'
import type { tagSelectionMachine } from '../tagSelection/tagSelection.machine.ts'
import { factsOf, isBudgetUsable, problemsOf, stepAskedFor } from './quickPromote.context.ts'
import type { TargetedPayload } from './quickPromote.payload.ts'
import type {
  Opened,
  QuickPromoteContext,
  QuickPromoteEmitted,
  QuickPromoteEvent,
  QuickPromoteInput,
} from './quickPromote.types.ts'

/** What is read before the page is shown. */
export interface OpenRequest {
  readonly place: DraftPlace
  readonly target: PromoteTarget | null
  /** The profile that the pin is read for; null for the member's own. */
  readonly actingFor: string | null
}

/** The step that a guard asks about. */
export interface StepParams {
  readonly step: PromoteStep
}

/** Actors, delays and guards of quick promote; `quickPromote.drafting.ts` and `quickPromote.setup.ts` add the actions. */
export const quickPromoteParts = setup({
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
    /** Sends the request once, and resolves to the campaign's ID. */
    createCampaign: notProvided<string, TargetedPayload>('createCampaign'),
    /** The campaign's ID; null if it does not exist. */
    findCampaign: notProvided<string | null, CampaignQuery>('findCampaign'),
    readAccount: notProvided<PromoteAccount, NonReducibleUnknown>('readAccount'),
    /** Resolves to whether the device stored the draft. */
    saveDraft: notProvided<boolean, { readonly place: DraftPlace; readonly draft: PromoteDraft }>(
      'saveDraft',
    ),
    watchDraft: notProvidedCallback<EventObject, { readonly place: DraftPlace }, QuickPromoteEvent>(
      'watchDraft',
    ),
  },
  delays: delays('requestTimeout', 'slowAnswer', 'draftSave'),
  guards: {
    isOutcome,
    resumesAt: ({ context }, { step }: StepParams) =>
      resumedPromoteStep(stepAskedFor(context), factsOf(context)) === step,
    leadsTo: ({ context }, { step }: StepParams) =>
      context.from !== null && openPromoteStep(context.from, factsOf(context)) === step,
    isCreated: ({ context }) => context.campaignId !== null,
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    canSubmit: ({ context }) => Object.keys(problemsOf(context)).length === 0 && isBudgetUsable(context),
    isPinOptional: ({ context }) => context.target?.kind !== 'productGroup',
    hasBusinessInfo: ({ context }) => context.businessInfo !== null,
    isUncertain: (_, { error }: Thrown) => isUncertain(resolvePromoteError(toFailure(error))),
    isFound: (_, { output }: Output<string | null>) => output !== null,
    canPay: (_, { output }: Output<PromoteAccount>) => output.hasValidBillingProfile || output.hasBillingInfo,
    /** Another tab's draft counts until the ad exists, also while this page is still opening. */
    isDraftOpen: ({ context }) => context.campaignId === null,
    isStored: (_, { output }: Output<boolean>) => output,
    isRestored: ({ context }, { output }: Output<Opened>) =>
      output.draft !== null && context.campaignId === null,
  },
})
