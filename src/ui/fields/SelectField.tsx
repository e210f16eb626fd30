'use client'
import type { ComponentPropsWithRef, Ref } from 'react'
import { Icon } from '../layout/icons.tsx'
import { Select } from './SelectField.styles.ts'
import { useField, type FieldProps } from './useField.tsx'

/** One of the choices of a `SelectField`. */
export interface SelectOption {
  /** Submitted, and passed to `onValue`. */
  readonly value: string
  readonly label: string
}

/** Props of `SelectField`. The DOM holds the value: read it on submit (`Form`), or follow it with `onValue`. */
export interface SelectFieldProps
  extends FieldProps, Pick<ComponentPropsWithRef<'select'>, 'autoComplete' | 'disabled' | 'required'> {
  /** The choices, in the order shown. Their values are unique. */
  readonly options: readonly SelectOption[]
  /** The `<select>` itself. */
  readonly selectRef?: Ref<HTMLSelectElement> | undefined
}

/** A labelled list to choose one value from. It is the platform's own, so that keyboards, phones and autofill know it. */
export const SelectField = ({
  label,
  hint,
  error,
  onValue,
  onBlur,
  options,
  selectRef,
  ...select
}: SelectFieldProps) => {
  const { controlProps, renderField } = useField({ label, hint, error, onValue, onBlur })
  return renderField(
    <>
      <Select {...select} {...controlProps} ref={selectRef}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <Icon path="M6 9l6 6 6-6" />
    </>,
  )
}
