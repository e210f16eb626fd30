import type { Money } from '../../money/money.ts'
import type { BudgetLimits } from '../budget.ts'
import {
  budgetOf,
  budgetReadingOf,
  isBudgetConfirmed,
  isBudgetUsable,
  readBudget,
  type BudgetReading,
  type TypedBudget,
} from '../budgetReading.ts'
import { daysOf } from '../campaignDates.ts'
import { limitsFor } from '../plan/totalLimits.ts'
import type { Ad } from './ad.ts'
import type { AdEdit } from './adActions.ts'

/** What an edit goes by: the account that pays for the ad. */
export interface AdTerms {
  /** The daily budgets of its country. */
  readonly limits: BudgetLimits
  /** Today in its time zone, `YYYY-MM-DD`. */
  readonly today: string
  /** Its time zone; null if it names none, and the member's counts. */
  readonly timeZone: string | null
}

/** The budget and the end of an ad, as they are being edited. */
export interface AdForm extends AdTerms {
  /** The ad as it was when the form was opened. What differs from it is sent. */
  readonly ad: Ad
  /** What the budget field says. */
  readonly budget: BudgetReading
  /** The unusual amount that the member has confirmed. */
  readonly confirmed: Money | null
  /** The last day, `YYYY-MM-DD`; '' if there is none, or it is incomplete. */
  readonly endDate: string
  /** Whether the ad runs until it is stopped. */
  readonly isOngoing: boolean
  /** Whether a submit was tried. */
  readonly isSubmitted: boolean
}

/** A change of the end. What is not there stays as it is. */
export interface AdEndChange {
  /** The last day, `YYYY-MM-DD`; '' if there is none, or it is incomplete. */
  readonly endDate?: string
  /** Whether the ad runs until it is stopped. */
  readonly isOngoing?: boolean
}

/** What keeps an end from being sent. */
export type AdEndProblem = 'endDateRequired' | 'endDatePast' | 'endDateBeforeStart'

/** Whether the budget of an ad is for the whole time. */
export const isForAll = ({ dailyBudget }: Pick<Ad, 'dailyBudget'>): boolean => dailyBudget === null

/** The budget that can be edited; null if it is not known, said twice, or in another currency than the account's: that is never converted. */
export function ownBudget({ ad, limits }: Pick<AdForm, 'ad' | 'limits'>): Money | null {
  const own = ad.dailyBudget && ad.totalBudget ? null : (ad.dailyBudget ?? ad.totalBudget)
  return own?.currency === limits.currency ? own : null
}

/** Whether the ad can run without an end: a total needs one. */
export const canBeOngoing = ({ ad }: Pick<AdForm, 'ad'>): boolean =>
  ad.dailyBudget !== null && ad.totalBudget === null

/** The first day that the ad can end on. */
export const firstEnd = ({ ad: { startDate }, today }: Pick<AdForm, 'ad' | 'today'>): string =>
  startDate && startDate > today ? startDate : today

const endOf = (form: AdForm): string | null => (form.isOngoing ? null : form.endDate || null)

/** The budgets that the form's is compared with: those of a day, or for a total, those of all its days. While no end is typed, the ad's counts. */
export function adLimits(form: Pick<AdForm, 'ad' | 'endDate' | 'limits' | 'today'>): BudgetLimits {
  const { ad, endDate, limits, today } = form
  const start = ad.startDate ?? today
  const days = daysOf(start, endDate) ?? daysOf(start, ad.endDate ?? '') ?? 1
  return limitsFor(limits, { isTotalBudget: isForAll(ad), isOngoing: false, duration: String(days) })
}

/** Whether the ad would cost what it does: its own budget, and for a total, over the same days. */
const isAsItWas = (form: AdForm, money: Money): boolean =>
  money.minor === ownBudget(form)?.minor && (!isForAll(form.ad) || endOf(form) === form.ad.endDate)

/** The reading as the form judges it. An ad may go on as it is, also if its budget could not be chosen any more. */
function judged(form: AdForm, reading: BudgetReading): BudgetReading {
  if (reading.kind !== 'amount' || reading.check !== 'belowMinimum' || !isAsItWas(form, reading.money))
    return reading
  return { ...reading, check: 'belowSuggested' }
}

const compared = (form: AdForm): AdForm => ({
  ...form,
  budget:
    form.budget.kind === 'amount'
      ? judged(form, budgetReadingOf(form.budget.money, adLimits(form)))
      : form.budget,
})

/** The form of an ad, before anything is changed. */
export function adFormOf(ad: Ad, terms: AdTerms): AdForm {
  const form: AdForm = {
    ...terms,
    ad,
    budget: { kind: 'empty' },
    confirmed: null,
    endDate: ad.endDate ?? '',
    isOngoing: ad.endDate === null && canBeOngoing({ ad }),
    isSubmitted: false,
  }
  const budget = budgetReadingOf(ownBudget(form), adLimits(form))
  return { ...form, budget: judged(form, budget) }
}

/** The form with a budget as it was typed. */
export const withTypedBudget = (form: AdForm, typed: TypedBudget): AdForm => ({
  ...form,
  budget: judged(form, readBudget(typed, adLimits(form))),
})

/** The form with another end. A total is compared with its days of now. */
export const withEnd = (form: AdForm, change: AdEndChange): AdForm => {
  const next = { ...form, ...change }
  return compared({ ...next, isOngoing: next.isOngoing && canBeOngoing(form) })
}

/** The form on another day: it may have been open over midnight. */
export const onDay = (form: AdForm, today: string): AdForm => compared({ ...form, today })

/** Whether the member has confirmed an unusual budget, or it is the ad's own. */
export const isAdBudgetConfirmed = (form: AdForm): boolean =>
  isBudgetConfirmed(form.budget, form.confirmed) ||
  (form.budget.kind === 'amount' && isAsItWas(form, form.budget.money))

/** What is wrong with the end; null if nothing is. The end that the ad has is never wrong. */
export function endProblem(form: AdForm): AdEndProblem | null {
  const end = endOf(form)
  if (end === form.ad.endDate && (end !== null || form.isOngoing || !canBeOngoing(form))) return null
  if (end === null) return form.isOngoing ? null : 'endDateRequired'
  if (daysOf(form.today, end) === null) return 'endDatePast'
  return daysOf(firstEnd(form), end) === null ? 'endDateBeforeStart' : null
}

/** Whether anything differs from the ad, also what cannot be sent as it is. */
export function isAdFormChanged(form: AdForm): boolean {
  const own = ownBudget(form)
  const isOther = own !== null && budgetOf(form.budget)?.minor !== own.minor
  const { isOngoing, endDate } = adFormOf(form.ad, form)
  return isOther || form.isOngoing !== isOngoing || (!isOngoing && form.endDate !== endDate)
}

/** Whether the form can be sent as it is. */
export const isAdFormUsable = (form: AdForm): boolean =>
  endProblem(form) === null &&
  (ownBudget(form) === null ||
    isBudgetUsable(form.budget, isAdBudgetConfirmed(form) ? budgetOf(form.budget) : null))

/** Exactly what was changed; null if nothing was, or if it cannot be sent. */
export function editOf(form: AdForm): AdEdit | null {
  if (!isAdFormUsable(form)) return null
  const { ad } = form
  const own = ownBudget(form)
  const read = own && budgetOf(form.budget)
  const money = read && read.minor !== own?.minor ? { minor: read.minor, currency: read.currency } : null
  const end = endOf(form)
  const edit: AdEdit = {
    adId: ad.id,
    action: 'edit',
    ...(money && (isForAll(ad) ? { totalBudget: money } : { dailyBudget: money })),
    ...(end !== ad.endDate && { endDate: end }),
  }
  return money || end !== ad.endDate ? edit : null
}
