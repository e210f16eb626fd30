import type { Money } from '../../../domain/money/money.ts'
import type { AdEndChange } from '../../../domain/promote/ads/adForm.ts'
import type { BudgetLimits } from '../../../domain/promote/budget.ts'
import type { BudgetReading, TypedBudget } from '../../../domain/promote/budgetReading.ts'
import type { AdEditRowId, AdListRowId } from '../../../errors/promote/adList.errors.ts'

/** State of the form that edits an ad. */
export interface EditAdViewState {
  /** What the ad is called; '' if it has no name. */
  readonly name: string
  /** Whether the budget can be edited: it is known, and in the account's currency. */
  readonly hasBudget: boolean
  /** Whether the budget is for the whole time instead of for a day, and so are `limits`. */
  readonly isTotal: boolean
  /** The currency, and the budgets that the typed one is compared with. */
  readonly limits: BudgetLimits
  /** What the budget field says. */
  readonly budget: BudgetReading
  /** Whether an unusual amount was confirmed, or is the ad's own. */
  readonly isBudgetConfirmed: boolean
  /** Whether the ad can run without an end. */
  readonly canBeOngoing: boolean
  /** Whether it runs until it is stopped. */
  readonly isOngoing: boolean
  /** The last day, `YYYY-MM-DD`; '' if there is none. */
  readonly endDate: string
  /** The first day that it can end on, `YYYY-MM-DD`. */
  readonly firstEnd: string
  /** The account's time zone, such as 'Europe/Berlin', in which the ad ends; null if it is not known, and not said. */
  readonly timeZone: string | null
  /** Whether a submit was tried: what is missing is said. */
  readonly isSubmitted: boolean
  /** Whether the edit is being sent. Meanwhile nothing can be changed. */
  readonly isSaving: boolean
  /** Whether is asked if the changes are to be lost. */
  readonly isLeaving: boolean
  /** What is wrong with the end; null if nothing is. */
  readonly endError: AdEditRowId | null
  /** Why the edit was not saved; null if it was not sent. */
  readonly error: AdListRowId | null
  /** The server's message, shown instead of the default text. */
  readonly serverMessage: string | null
}

/** Callbacks of the form that edits an ad. */
export interface EditAdViewCallbacks {
  /** Called on every change of the budget, with what was typed. */
  readonly onBudget: (typed: TypedBudget) => void
  /** Called when the person confirms an unusual amount. */
  readonly onConfirmBudget: (amount: Money) => void
  /** Called when the end was changed: another date, or none. */
  readonly onEnd: (change: AdEndChange) => void
  /** 'Save', also when something is missing or wrong: `isSubmitted` follows, and it is said. */
  readonly onSubmit: () => void
  /** Cancel, the close button or Escape. If something was changed, `isLeaving` follows. */
  readonly onClose: () => void
  /** The changes are to be lost. */
  readonly onDiscard: () => void
  /** The form is not to be left. */
  readonly onKeep: () => void
}

export interface EditAdViewProps extends EditAdViewState, EditAdViewCallbacks {}
