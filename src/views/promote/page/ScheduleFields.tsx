'use client'
import { useId } from 'react'
import { firstDayOf } from '../../../domain/promote/promoteValues.ts'
import { isTotal } from '../../../domain/promote/plan/totalLimits.ts'
import { promotePage } from '../../../messages/en/promote/promotePage.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { CheckIcon } from '../../../ui/layout/icons.tsx'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { useText } from '../../text.tsx'
import { BudgetField } from '../BudgetField.tsx'
import type { PromotePageViewProps } from '../PromotePageView.types.ts'
import { ScheduleRoot } from './ScheduleFields.styles.ts'
import { useErrorText } from './useErrorText.tsx'
import { useFollowing } from './useFollowing.ts'

export type ScheduleFieldsProps = Pick<
  PromotePageViewProps,
  | 'values'
  | 'limits'
  | 'suggestedDays'
  | 'today'
  | 'errors'
  | 'serverMessage'
  | 'isSubmitted'
  | 'isBudgetConfirmed'
  | 'progress'
  | 'parts'
  | 'onChange'
  | 'onBudget'
  | 'onConfirmBudget'
>

/** What an ad costs a day, and for how long it runs. The number of days and the end date follow each other. */
export function ScheduleFields(props: ScheduleFieldsProps) {
  const { values, limits, suggestedDays, errors, onChange } = props
  const t = useText(promotePage)
  const id = useId()
  const errorText = useErrorText(props.serverMessage)
  const days = useFollowing(values.duration)
  const endDate = useFollowing(values.endDate)
  const isReadOnly = props.progress !== 'editing'
  const isForAll = isTotal(values)
  const isSuggested = values.duration === String(suggestedDays)
  return (
    <ScheduleRoot aria-labelledby={id} data-ui="schedule">
      <h2 id={id}>{t('promotePage.budget')}</h2>
      {asElement(props.parts?.budgetTime)}
      <BudgetField
        // An amount for a day is not carried to one for all days as it is written.
        key={String(isForAll)}
        isTotal={isForAll}
        limits={limits}
        reading={values.budget}
        isConfirmed={props.isBudgetConfirmed}
        isReadOnly={isReadOnly}
        isSubmitted={props.isSubmitted}
        onBudget={props.onBudget}
        onConfirm={props.onConfirmBudget}
      />
      <div data-at="days">
        {asElement(props.parts?.startDate)}
        <TextField
          label={t('promotePage.days')}
          name="duration"
          defaultValue={values.duration}
          inputMode="numeric"
          autoComplete="off"
          required={!values.isOngoing}
          disabled={values.isOngoing}
          readOnly={isReadOnly}
          inputRef={days}
          note={
            <div data-at="choices">
              <Button
                variant="secondary"
                size={40}
                disabled={values.isOngoing || isReadOnly}
                aria-pressed={isSuggested}
                leading={isSuggested && <CheckIcon />}
                // The field keeps the focus, as with the suggested budget.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChange({ duration: String(suggestedDays) })}
              >
                {t('promotePage.days.suggested', { days: suggestedDays })}
              </Button>
            </div>
          }
          error={values.isOngoing ? null : errorText(errors.duration)}
          onValue={(text) => onChange({ duration: text })}
        />
        <DateField
          label={t('promotePage.endDate')}
          name="endDate"
          defaultValue={values.endDate}
          min={firstDayOf(values, props.today)}
          autoComplete="off"
          disabled={values.isOngoing}
          readOnly={isReadOnly}
          inputRef={endDate}
          error={values.isOngoing ? null : errorText(errors.endDate)}
          onValue={(date) => onChange({ endDate: date })}
        />
      </div>
      <Switch
        label={t('promotePage.ongoing')}
        checked={values.isOngoing}
        disabled={isReadOnly}
        onChecked={(isOngoing) => onChange({ isOngoing })}
      />
    </ScheduleRoot>
  )
}
