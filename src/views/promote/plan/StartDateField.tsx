'use client'
import { promotePlan } from '../../../messages/en/promote/promotePlan.ts'
import type { QuickPromoteRowId } from '../../../errors/promote/promote.errors.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { useText } from '../../text.tsx'
import { useErrorText } from '../page/useErrorText.tsx'
import { useFollowing } from '../page/useFollowing.ts'

export interface StartDateFieldProps {
  /** `YYYY-MM-DD`. */
  readonly startDate: string
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  readonly today: string
  readonly isReadOnly: boolean
  readonly error: QuickPromoteRowId | null
  readonly onStartDate: (date: string) => void
}

/** The first day of an ad. Emptied, it is today. */
export function StartDateField({ startDate, today, isReadOnly, error, onStartDate }: StartDateFieldProps) {
  const t = useText(promotePlan)
  const errorText = useErrorText(null)
  return (
    <DateField
      label={t('promotePlan.startDate')}
      name="startDate"
      defaultValue={startDate}
      min={today}
      autoComplete="off"
      readOnly={isReadOnly}
      inputRef={useFollowing(startDate)}
      error={errorText(error)}
      onValue={onStartDate}
    />
  )
}
