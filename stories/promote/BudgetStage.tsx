import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import type { Money } from '../../src/domain/money/money.ts'
import { budgetFor } from '../../src/domain/promote/budget.ts'
import { BudgetField, type BudgetFieldProps } from '../../src/views/promote/BudgetField.tsx'
import { TextProvider } from '../../src/views/text.tsx'

export interface BudgetStageProps {
  /** ISO 3166 code, in any case. It decides the currency, the minimum and the suggestion. */
  readonly country: string
  /** The locale that amounts are read and written in. Default: the toolbar's. */
  readonly locale?: string | undefined
  /** Whether a submit was tried. */
  readonly isSubmitted?: boolean | undefined
  /** Whether the field starts with the country's default budget. */
  readonly isFilled?: boolean | undefined
  /** The amount to start with, in place of the default budget. */
  readonly initial?: Money | undefined
  readonly onBudget: BudgetFieldProps['onBudget']
  readonly onConfirm: (amount: Money) => void
}

/** The field with the budgets of a country. */
export function BudgetStage({ country, locale, isFilled, initial, ...rest }: BudgetStageProps) {
  const limits = budgetFor(country, defaultPolicy.promote)
  return (
    <TextProvider locale={locale}>
      <BudgetField
        key={`${country} ${locale} ${isFilled}`}
        limits={limits}
        initial={initial ?? (isFilled ? limits.initial : null)}
        {...rest}
      />
    </TextProvider>
  )
}
