'use client'
import { CheckboxRoot } from './Checkbox.styles.ts'
import type { ToggleProps } from './Checkbox.tsx'
import { asElement } from '../layout/asElement.tsx'
import { isComposing } from '../isComposing.ts'

/** Props of `Switch`. */
export interface SwitchProps extends ToggleProps {}

/** An on-off switch. Space and Enter toggle it. */
export const Switch = ({ label, detail, onChecked, ...input }: SwitchProps) => (
  <CheckboxRoot data-ui="checkbox">
    <label>
      <span>{label}</span>
      <input
        {...input}
        type="checkbox"
        role="switch"
        onChange={(event) => onChecked?.(event.currentTarget.checked)}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent) || event.key !== 'Enter') return
          event.preventDefault()
          event.currentTarget.click()
        }}
      />
    </label>
    {asElement(detail)}
  </CheckboxRoot>
)
