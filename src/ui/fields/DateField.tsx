'use client'
import { useState } from 'react'
import { CalendarIcon } from '../layout/icons.tsx'
import { DateIcon } from './date.styles.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Props of `DateField`. Values are `YYYY-MM-DD`, or '' while the date is incomplete; `min` and `max` limit the browser's picker. */
export type DateFieldProps = Omit<
  TextFieldProps,
  'type' | 'dir' | 'inputMode' | 'maxLength' | 'placeholder' | 'trailing'
>

/** The platform's date input, in the locale's order of day, month and year, with our icon over its own. */
export const DateField = ({ onValue, ...props }: DateFieldProps) => {
  const [isEmpty, setIsEmpty] = useState(!props.defaultValue)
  return (
    <TextField
      autoComplete="bday"
      {...props}
      type="date"
      data-empty={isEmpty || undefined}
      trailing={
        <DateIcon>
          <CalendarIcon />
        </DateIcon>
      }
      onValue={(value) => {
        setIsEmpty(value === '')
        onValue?.(value)
      }}
    />
  )
}
