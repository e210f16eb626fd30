'use client'
import type { ReactNode } from 'react'

/** What a checkbox and a switch have in common. */
export interface ToggleProps {
  /** The visible name, beside the control. */
  readonly label: ReactNode
  /** Its key in the values that `Form` hands over ("on" when ticked). */
  readonly name?: string | undefined
  /** Whether it is ticked, when the parent decides. */
  readonly checked?: boolean | undefined
  /** Whether it is ticked at first, when the DOM decides. */
  readonly defaultChecked?: boolean | undefined
  /** Cannot be changed; still readable. */
  readonly disabled?: boolean | undefined
  /** What the person has just made of it. */
  readonly onChecked?: ((checked: boolean) => void) | undefined
  /** More about it, below the label and outside of the clickable area: a "Learn more" link. */
  readonly detail?: ReactNode
}

/** Props of `Checkbox`. */
export interface CheckboxProps extends ToggleProps {
  /** Some of what it stands for is ticked. */
  readonly indeterminate?: boolean | undefined
}

/** A native checkbox with a clickable label. Styles: `checkboxStyles`. */
export const Checkbox = ({ label, detail, indeterminate = false, onChecked, ...input }: CheckboxProps) => (
  <div data-ui="checkbox">
    <label>
      <input
        {...input}
        type="checkbox"
        ref={(element) => {
          if (element) element.indeterminate = indeterminate
        }}
        // React wants a handler beside `checked`, and asks for none beside `readOnly`.
        onChange={(event) => onChecked?.(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
    {detail}
  </div>
)
