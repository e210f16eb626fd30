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
  /** The least, the suggested and the unusual budget for a day, as `budgetFor` gives them. */
  readonly limits: BudgetLimits
  /** The number of days that is suggested. */
  readonly suggestedDays: number
  /** The first day, `YYYY-MM-DD`. */
  readonly today: string
  /** How many interests can be chosen. */
  readonly interestLimit: number
  /** The errors by place; a place without an error is left out. */
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
  /** What of a restored draft could not be kept as it was, said above the form. */
  readonly draftNotes: readonly DraftNote[]
}

export interface PromotePageViewCallbacks {
  /** Called with the part of the form that was edited. */
  readonly onChange: (change: PromoteChange) => void
  /** Called with what was typed as the budget, and the locale to read it in. */
  readonly onBudget: (typed: TypedBudget) => void
  /** Called with an unusual budget that the member confirms, or with the reading that they meant. */
  readonly onConfirmBudget: (amount: Money) => void
  /** Called on submit, also while something is missing, so that the errors can be shown. */
  readonly onSubmit: () => void
  /** Called when the member wants to choose the pin, or another one. */
  readonly onChoosePin: () => void
  /** Called when the member wants to choose the conversion tag, or another one. */
  readonly onChooseTag: () => void
  /** Goes on when the ad exists already. */
  readonly onContinue: () => void
  /** Called when the member leaves the flow. */
  readonly onClose: () => void
  /** Called when the member wants an empty form instead of the restored draft. */
  readonly onStartOver: () => void
  /** Called when the member wants the discarded draft back. */
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
  /** What the audience can be chosen from. */
  readonly audience: AudienceOptions
  /** Whom the ad is by, as the preview shows it. */
  readonly advertiserName: string
  /** The progress, above the title. Default: none. */
  readonly steps?: ReactNode
  /** What an app adds to the page, each in its place. Default: none of it. */
  readonly parts?: PromotePageParts | undefined
}
