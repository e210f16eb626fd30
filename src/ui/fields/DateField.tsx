'use client'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Props of `DateField`. Values are `YYYY-MM-DD`, or '' while the date is incomplete; `min` and `max` limit the browser's picker. */
export type DateFieldProps = Omit<
  TextFieldProps,
  'type' | 'dir' | 'inputMode' | 'maxLength' | 'placeholder' | 'trailing'
>

/** The platform's date input, in the locale's order of day, month and year. */
export const DateField = (props: DateFieldProps) => <TextField autoComplete="bday" {...props} type="date" />
