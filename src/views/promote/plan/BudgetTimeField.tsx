'use client'
import { promotePlan } from '../../../messages/en/promote/promotePlan.ts'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { useText } from '../../text.tsx'

const times = ['daily', 'total'] as const

export interface BudgetTimeFieldProps {
  readonly isTotal: boolean
  /** Cannot be changed for now. */
  readonly isReadOnly: boolean
  readonly onTotal: (isTotal: boolean) => void
}

/** Whether the budget is for a day or for the whole time. */
export function BudgetTimeField({ isTotal, isReadOnly, onTotal }: BudgetTimeFieldProps) {
  const t = useText(promotePlan)
  return (
    <RadioGroup
      label={t('promotePlan.budget')}
      name="budgetTime"
      options={times.map((time) => ({
        value: time,
        label: t(`promotePlan.budget.${time}`),
        detail: t(`promotePlan.budget.${time}.detail`),
      }))}
      value={isTotal ? 'total' : 'daily'}
      disabled={isReadOnly}
      onValue={(time) => onTotal(time === 'total')}
    />
  )
}
