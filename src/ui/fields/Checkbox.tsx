'use client'
import type { ReactNode } from 'react'
import { CheckboxRoot } from './Checkbox.styles.ts'
import { asElement } from '../layout/asElement.tsx'

/** The props that a checkbox and a switch share. */
export interface ToggleProps {
  /** The visible name, beside the control. */
  readonly label: ReactNode
  /** Its key in the values that `Form` submits; the value is "on" when checked. */
  readonly name?: string | undefined
  /** Makes it controlled. */
  readonly checked?: boolean | undefined
  /** The initial state of an uncontrolled one. */
  readonly defaultChecked?: boolean | undefined
  /** Cannot be changed, but stays readable. */
  readonly disabled?: boolean | undefined
  /** Called when the user changes it. */
  readonly onChecked?: ((checked: boolean) => void) | undefined
  /** Whether its state is why the form cannot be sent. */
  readonly 'aria-invalid'?: boolean | undefined
  /** The id of what describes it further, such as its `detail`. */
  readonly 'aria-describedby'?: string | undefined
  /** Extra content below the label, outside the clickable area: a "Learn more" link. */
  readonly detail?: ReactNode
}

/** Props of `Checkbox`. */
export interface CheckboxProps extends ToggleProps {
  /** Some, but not all, of what it represents is checked. */
  readonly indeterminate?: boolean | undefined
}

/** A native checkbox with a clickable label. */
export const Checkbox = ({ label, detail, indeterminate = false, onChecked, ...input }: CheckboxProps) => (
  <CheckboxRoot data-ui="checkbox">
    <label>
      <input
        {...input}
        type="checkbox"
        ref={(element) => {
          if (element) element.indeterminate = indeterminate
        }}
        // React warns about `checked` without a handler.
        onChange={(event) => onChecked?.(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
    {asElement(detail)}
  </CheckboxRoot>
)
