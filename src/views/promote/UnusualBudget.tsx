'use client'
import { formatMoney } from '../../domain/money/formatMoney.ts'
import type { Money } from '../../domain/money/money.ts'
import { budget } from '../../messages/en/promote/budget.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { useLocale, useText } from '../text.tsx'

export interface UnusualBudgetProps {
  /** The amount to ask about; null when there is nothing to ask. */
  readonly amount: Money | null
  readonly suggested: Money
  /** Whether the amount is for the whole time. */
  readonly isTotal: boolean
  readonly onKeep: (amount: Money) => void
}

/** Asks whether a budget far above the suggested one is meant. */
export function UnusualBudget({ amount, suggested, isTotal, onKeep }: UnusualBudgetProps) {
  const t = useText(budget)
  const { locale } = useLocale()
  const short = (money: Money) => formatMoney(money, locale, { isShort: true })
  return (
    <Notice>
      {amount && (
        <>
          <span>
            {t(isTotal ? 'budget.total.unusual' : 'budget.unusual', {
              amount: formatMoney(amount, locale, { isShort: true }),
              suggested: short(suggested),
            })}
          </span>
          <div data-at="choices">
            <Button variant="outlined" size={40} onClick={() => onKeep(amount)}>
              {t('budget.keep', { amount: short(amount) })}
            </Button>
          </div>
        </>
      )}
    </Notice>
  )
}
