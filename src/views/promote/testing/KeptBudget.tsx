import { useState } from 'react'
import type { Money } from '../../../domain/money/money.ts'
import {
  budgetReadingOf,
  isBudgetConfirmed,
  readBudget,
  type BudgetReading,
} from '../../../domain/promote/budgetReading.ts'
import { BudgetField, type BudgetFieldProps } from '../BudgetField.tsx'

export interface KeptBudgetProps extends Omit<BudgetFieldProps, 'reading' | 'isConfirmed' | 'onBudget'> {
  /** The amount to start with. Default: null, an empty field. */
  readonly initial?: Money | null | undefined
  /** The amount that was confirmed before. Default: null. */
  readonly confirmed?: Money | null | undefined
  /** Called with what was typed, as it is read. */
  readonly onReading?: ((reading: BudgetReading) => void) | undefined
}

/** The field of a form that keeps what was typed, as its flow does. */
export function KeptBudget({ initial = null, confirmed = null, onReading, ...props }: KeptBudgetProps) {
  const { limits, onConfirm } = props
  const [reading, setReading] = useState(() => budgetReadingOf(initial, limits))
  const [kept, setKept] = useState(confirmed)
  return (
    <BudgetField
      {...props}
      reading={reading}
      isConfirmed={isBudgetConfirmed(reading, kept)}
      onBudget={(typed) => {
        const next = readBudget(typed, limits)
        setReading(next)
        onReading?.(next)
      }}
      onConfirm={(amount) => {
        setKept(amount)
        onConfirm?.(amount)
      }}
    />
  )
}
