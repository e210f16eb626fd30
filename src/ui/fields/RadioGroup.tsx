'use client'
import { useId, type ReactNode } from 'react'
import { RadioGroupRoot } from './RadioGroup.styles.ts'

/** A choice of a `RadioGroup`. */
export interface RadioOption<Value extends string = string> {
  readonly value: Value
  /** The visible name. */
  readonly label: ReactNode
  /** What it means, below the name. */
  readonly detail?: ReactNode
}

/** Props of `RadioGroup`. */
export interface RadioGroupProps<Value extends string = string> {
  /** The visible name of the group. */
  readonly label: ReactNode
  /** Its key in the values that `Form` submits. */
  readonly name: string
  /** The choices, in the order of the page. */
  readonly options: readonly RadioOption<Value>[]
  /** The chosen value; null: none yet. */
  readonly value: Value | null
  /** Called with the value that the user chooses. */
  readonly onValue: (value: Value) => void
  /** Cannot be changed, but stays readable. */
  readonly disabled?: boolean | undefined
}

/** One of a few choices, as native radio buttons: Tab goes to the chosen one, arrows move through them. */
export const RadioGroup = <Value extends string>(props: RadioGroupProps<Value>) => {
  const id = useId()
  return (
    <RadioGroupRoot data-ui="radioGroup" disabled={props.disabled}>
      <legend>{props.label}</legend>
      {props.options.map(({ value, label, detail }) => (
        <label key={value}>
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={value === props.value}
            aria-labelledby={`${id}-${value}`}
            aria-describedby={detail ? `${id}-${value}-detail` : undefined}
            onChange={() => props.onValue(value)}
          />
          <span>
            <span id={`${id}-${value}`}>{label}</span>
            {detail && <small id={`${id}-${value}-detail`}>{detail}</small>}
          </span>
        </label>
      ))}
    </RadioGroupRoot>
  )
}
