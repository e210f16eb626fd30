import { formatAmount, formatMoney } from '../../domain/money/formatMoney.ts'
import { digitsOf, type Money } from '../../domain/money/money.ts'
import type { BudgetLimits } from '../../domain/promote/budget.ts'
import type { BudgetReading } from '../../domain/promote/budgetReading.ts'
import { budget } from '../../messages/en/promote/budget.ts'
import { useLocale, useText } from '../text.tsx'

/** Returns a function that says what keeps a typed budget from being used; null if nothing does. */
export function useBudgetError({ currency, minimum, suggested }: BudgetLimits, isTotal: boolean) {
  const t = useText(budget)
  const { locale } = useLocale()
  const values = {
    currency,
    minimum: formatMoney(minimum, locale, { isShort: true }),
    example: formatAmount(suggested, locale),
    digits: digitsOf(currency),
  }
  return (reading: BudgetReading, isSubmitted: boolean, isUnconfirmed: boolean): string | null => {
    if (reading.kind === 'empty')
      return isSubmitted ? t(isTotal ? 'budget.total.empty' : 'budget.invalid.empty') : null
    if (reading.kind === 'invalid')
      return isTotal && reading.reason === 'negative'
        ? t('budget.total.negative', values)
        : t(`budget.invalid.${reading.reason}`, values)
    if (reading.kind === 'amount') {
      if (reading.check === 'belowMinimum')
        return t(isTotal ? 'budget.total.belowMinimum' : 'budget.invalid.belowMinimum', values)
      return isSubmitted && isUnconfirmed ? t('budget.invalid.unconfirmed') : null
    }
    const short = (money: Money) => formatMoney(money, locale, { isShort: true })
    const [small, large] = reading.readings
    return t('budget.ambiguous', { small: short(small), large: short(large) })
  }
}
