'use client'
import { formatMoney } from '../../../domain/money/formatMoney.ts'
import { budgetOf } from '../../../domain/promote/budgetReading.ts'
import { campaignPeriod } from '../../../domain/promote/campaignPeriod.ts'
import { totalBudget, weeklyBudget } from '../../../domain/promote/promoteTotal.ts'
import { daysTyped, firstDayOf, type PromoteValues } from '../../../domain/promote/promoteValues.ts'
import { isTotal } from '../../../domain/promote/plan/totalLimits.ts'
import { promotePage } from '../../../messages/en/promote/promotePage.ts'
import { useLocale, useText } from '../../text.tsx'

export interface PromoteSummaryProps {
  readonly values: Pick<
    PromoteValues,
    'budget' | 'duration' | 'endDate' | 'isOngoing' | 'startDate' | 'isTotalBudget'
  >
  /** The first day unless another one was chosen, `YYYY-MM-DD`. */
  readonly today: string
}

/** What the ad costs in one sentence, announced as it changes. Says nothing that is not certain yet. */
export function PromoteSummary({ values, today }: PromoteSummaryProps) {
  const t = useText(promotePage)
  const { locale } = useLocale()
  const sentence = () => {
    const { duration, endDate, isOngoing } = values
    const budget = budgetOf(values.budget)
    const isForAll = isTotal(values)
    if (!budget) return t(isForAll ? 'promotePage.summary.noTotal' : 'promotePage.summary.none')
    const daily = formatMoney(budget, locale)
    const weekly = weeklyBudget(budget)
    if (isOngoing && weekly) return t('promotePage.summary.ongoing', { weekly: formatMoney(weekly, locale) })
    const days = daysTyped(duration)
    const total = isForAll ? budget : days === null ? null : totalBudget(budget, days)
    const dates = campaignPeriod(firstDayOf(values, today), endDate, locale)
    if (isOngoing || days === null || !total || dates === null)
      return isForAll ? daily : t('promotePage.summary.daily', { daily })
    const planned = { days, total: formatMoney(total, locale), dates }
    const text = isForAll
      ? t('promotePage.summary.planned', planned)
      : t('promotePage.summary.total', { daily, ...planned })
    // A line may end before the dates, but not within them.
    const [before, after] = text.split(dates)
    return (
      <>
        <span>{before}</span>
        <span data-at="dates">{dates}</span>
        <span>{after}</span>
      </>
    )
  }
  return (
    <p aria-live="polite" data-at="summary">
      {sentence()}
    </p>
  )
}
