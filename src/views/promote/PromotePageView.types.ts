import type { ReactNode } from 'react'
import type { Money } from '../../domain/money/money.ts'
import type { BudgetLimits } from '../../domain/promote/budget.ts'
import type { TypedBudget } from '../../domain/promote/budgetReading.ts'
import type { DraftNote } from '../../domain/promote/draft.ts'
import type { PromoteChange, PromoteValues } from '../../domain/promote/promoteValues.ts'
import type { AdType, AudienceOptions, PromotePin } from '../../domain/promote/promotion.ts'
import type { PromoteErrors, QuickPromoteRowId } from '../../errors/promote/promote.errors.ts'

/** What the page shows. */
export interface PromotePageViewState {
  /** Null while none is chosen, and for a product group. */
  readonly pin: PromotePin | null
  /** A product group is promoted, so there is no pin to show and no destination to fill in. */
  readonly isProductGroup: boolean
  /** What the ad can be for. */
  readonly adTypes: readonly AdType[]
  /** Its budget is what `onBudget` brought, as it was read. */
  readonly values: PromoteValues
  /** Changes whenever the form is refilled, so that the fields start with `values` again. */
  readonly formKey: string
  readonly limits: BudgetLimits
  readonly suggestedDays: number
  /** The first day, `YYYY-MM-DD`. */
  readonly today: string
  readonly interestLimit: number
  readonly errors: PromoteErrors
  /** The server's words about the pin; null if there are none. */
  readonly serverMessage: string | null
  /** A problem of the whole page. */
  readonly notice: QuickPromoteRowId | null
  /** Whether a submit was tried. */
  readonly isSubmitted: boolean
  /** Whether the unusual budget is confirmed, or the budget is not unusual. */
  readonly isBudgetConfirmed: boolean
  /** `sending`: on its way. `slow`: it takes longer than usual. `created`: the ad exists, and the form can no longer be changed. */
  readonly progress: 'editing' | 'sending' | 'slow' | 'created'
  /** `saved`: the last change is saved. `unsaved`: the device keeps no drafts. `outdated`: another tab has a newer draft. */
  readonly draft: 'none' | 'saved' | 'unsaved' | 'outdated'
  /** `restored`: the form was filled in from a draft. `discarded`: that was undone, and can be brought back. */
  readonly restoration: 'none' | 'restored' | 'discarded'
  readonly draftNotes: readonly DraftNote[]
}

export interface PromotePageViewCallbacks {
  readonly onChange: (change: PromoteChange) => void
  readonly onBudget: (typed: TypedBudget) => void
  readonly onConfirmBudget: (amount: Money) => void
  readonly onSubmit: () => void
  readonly onChoosePin: () => void
  readonly onChooseTag: () => void
  /** Goes on when the ad exists already. */
  readonly onContinue: () => void
  readonly onClose: () => void
  readonly onStartOver: () => void
  readonly onUndo: () => void
  /** Closes the notice about the restored draft. */
  readonly onNoticed: () => void
  /** Takes the other tab's draft. */
  readonly onAdoptDraft: () => void
  /** Keeps what is on screen. */
  readonly onKeepDraft: () => void
}

/** What an app may add to the page, each in its place. Default: none of it. */
export interface PromotePageParts {
  /** Where the ad is billed, before the budget. */
  readonly account?: ReactNode
  /** Whether the budget is for a day or for the whole time, above its field. */
  readonly budgetTime?: ReactNode
  /** The first day, before the number of days. */
  readonly startDate?: ReactNode
  /** Where the ad is shown, before the rest of the audience. */
  readonly places?: ReactNode
  /** When it starts and ends, below what it costs. */
  readonly times?: ReactNode
  /** What the budget may bring, below that. */
  readonly estimate?: ReactNode
}

export interface PromotePageViewProps extends PromotePageViewState, PromotePageViewCallbacks {
  readonly audience: AudienceOptions
  /** Whom the ad is by, as the preview shows it. */
  readonly advertiserName: string
  /** The progress, above the title. Default: none. */
  readonly steps?: ReactNode
  readonly parts?: PromotePageParts | undefined
}
