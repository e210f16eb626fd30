import type { Session } from '../../../src/domain/auth/session.ts'
import type { Money } from '../../../src/domain/money/money.ts'
import type { FirstAdStatus } from '../../../src/domain/promote/ads/adStatus.ts'
import type { Budget } from '../../../src/domain/promote/budget.ts'
import type { TypedBudget } from '../../../src/domain/promote/budgetReading.ts'
import type { DraftNote, DraftPlace, PromoteDraft } from '../../../src/domain/promote/draft.ts'
import type { PromoteStep } from '../../../src/domain/promote/promoteStep.ts'
import type { PromoteChange, PromoteValues } from '../../../src/domain/promote/promoteValues.ts'
import type {
  BusinessInfo,
  PromoteAccount,
  PromotePin,
  PromoteTarget,
} from '../../../src/domain/promote/promotion.ts'
import type {
  PromoteErrors,
  PromoteRowId,
  QuickPromoteRowId,
} from '../../../src/errors/promote/promote.errors.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export interface QuickPromoteInput extends WithPolicy {
  readonly session: Pick<Session, 'userId'>
  /** The profile that the member acts for; null for their own. */
  readonly actingFor: string | null
  readonly advertiserId: string
  /** What to promote; null: a pin is still to be chosen. */
  readonly target: PromoteTarget | null
  /** The visitor's, as an ISO 3166 code; null when unknown. */
  readonly country: string | null
  /** IDs of the places that the app offers, of which the ad needs one. Default: it offers none. */
  readonly places?: readonly string[] | undefined
  /** For the draft. */
  readonly locale: string
  /** The first day that can be chosen, `YYYY-MM-DD`, in the member's time zone. */
  readonly today: string
  /** The step that a link asks for. */
  readonly requestedStep: string | null
  /** The campaign that exists, from a link or the server; '' if the server named no ID. Null if there is none yet. */
  readonly campaignId: string | null
}

/** What to read before anything is shown. */
export interface OpenRequest {
  readonly place: DraftPlace
  readonly target: PromoteTarget | null
  /** The profile that the pin is read for; null for the member's own. */
  readonly actingFor: string | null
  /** The places that the app offers. */
  readonly places?: readonly string[] | undefined
}

/** An ad that was created. */
export interface CreatedAd {
  /** '' if the server's answer named none. */
  readonly id: string
  /** Null if the server's answer says nothing about it. */
  readonly status: FirstAdStatus | null
}

/** A draft to keep on this device. */
export interface DraftRequest {
  readonly place: DraftPlace
  readonly draft: PromoteDraft
}

/** What is read before anything is shown. */
export interface Opened {
  readonly account: PromoteAccount
  /** Null if there is none to promote yet, or it is gone. */
  readonly pin: PromotePin | null
  readonly isPinGone: boolean
  readonly draft: PromoteDraft | null
  /** Today in the account's time zone. Default: the account has none, and it is the member's. */
  readonly today?: string | undefined
}

export interface QuickPromoteContext extends QuickPromoteInput {
  readonly place: DraftPlace
  /** The daily budgets of the ad account's country. */
  readonly limits: Budget
  /** Null until it is read. */
  readonly account: PromoteAccount | null
  /** What the server said about the new ad. */
  readonly adStatus: FirstAdStatus | null
  readonly pin: PromotePin | null
  readonly isPinGone: boolean
  readonly values: PromoteValues
  /** The unusual budget that the member has confirmed. */
  readonly confirmedBudget: Money | null
  /** The errors of the fields, since the last submit. */
  readonly errors: PromoteErrors
  /** The row of the last failure, in its place outside of the fields. */
  readonly failure: QuickPromoteRowId | null
  readonly serverMessage: string | null
  /** The step that is being left; null while the flow opens. */
  readonly from: PromoteStep | null
  /** Increases whenever the form is refilled. */
  readonly formVersion: number
  /** Filled in during this visit. */
  readonly businessInfo: BusinessInfo | null
  /** What changed since the draft was saved. */
  readonly draftNotes: readonly DraftNote[]
  /** The values that starting over has replaced. */
  readonly discarded: PromoteValues | null
  /** The draft of another tab, which is newer. */
  readonly otherDraft: PromoteDraft | null
}

export type QuickPromoteEvent =
  | { readonly type: 'open.retried' }
  | { readonly type: 'consent.given' }
  | { readonly type: 'values.changed'; readonly change: PromoteChange }
  | ({ readonly type: 'budget.changed' } & TypedBudget)
  | { readonly type: 'budget.confirmed'; readonly amount: Money }
  | { readonly type: 'pinChoice.opened' }
  | { readonly type: 'tagChoice.opened' }
  | { readonly type: 'form.submitted' }
  /** Asks whether the ad exists. */
  | { readonly type: 'check.requested' }
  | { readonly type: 'error.dismissed' }
  | { readonly type: 'step.continued' }
  | { readonly type: 'back.requested' }
  /** The browser's Back, where something is open that it closes. */
  | { readonly type: 'back.pressed' }
  | { readonly type: 'billing.saved' }
  /** Somebody may come back from paying. */
  | { readonly type: 'page.focused' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.dismissed' }
  /** Raised by the machine when the form has changed. */
  | { readonly type: 'draft.touched' }
  /** Raised by the machine when the form was filled in from a draft. */
  | { readonly type: 'draft.restored' }
  /** Raised by the machine when the ad exists, so that nothing is left to finish. */
  | { readonly type: 'draft.finished' }
  | { readonly type: 'draft.restarted' }
  | { readonly type: 'draft.undone' }
  | { readonly type: 'draft.noticed' }
  | { readonly type: 'draft.replaced'; readonly draft: PromoteDraft }
  | { readonly type: 'draft.adopted' }
  | { readonly type: 'draft.kept' }

/** The step that a guard or an action is about. */
export interface StepParams {
  readonly step: PromoteStep
}

/** What an app learns about a new ad. */
export interface PromotedCampaign {
  /** Null if the server's answer named none, see `policy.promote.campaignIdField`. */
  readonly campaignId: string | null
  readonly advertiserId: string
  readonly pinId: string | null
  readonly productGroupId: string | null
}

export type QuickPromoteEmitted =
  | { readonly type: 'attempt.failed'; readonly row: PromoteRowId; readonly failure: Failure | null }
  | { readonly type: 'campaign.created'; readonly campaign: PromotedCampaign }
  | { readonly type: 'step.entered'; readonly step: PromoteStep }
  | { readonly type: 'draft.cleared'; readonly place: DraftPlace }
  | { readonly type: 'page.closed' }
