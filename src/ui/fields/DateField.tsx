'use client'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Props of `DateField`. Values are `YYYY-MM-DD`, or '' while the date is not whole; `min` and `max` bound the browser's own picker. */
export type DateFieldProps = Omit<
  TextFieldProps,
  'type' | 'dir' | 'inputMode' | 'maxLength' | 'placeholder' | 'trailing'
>

/** The platform's own date input, in the reader's own order of day, month and year. Styles: `fieldStyles`. */
export const DateField = (props: DateFieldProps) => <TextField autoComplete="bday" {...props} type="date" />
