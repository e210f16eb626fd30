'use client'
import { useId } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { AlertIcon } from '../layout/icons.tsx'
import { Control, FieldRoot } from './field.styles.ts'
import { asElement } from '../layout/asElement.tsx'

/** The props of every text field. The DOM holds the value: read it on submit (`Form`), or follow it with `onValue`. */
export interface FieldProps {
  /** The visible label above the field. */
  readonly label: ReactNode
  /** Its key in the values that `Form` submits. */
  readonly name: string
  /** The initial value. */
  readonly defaultValue?: string | undefined
  /** Help below the field, shown from the start. */
  readonly hint?: ReactNode
  /** What is wrong with the value; shown below the field with an icon. */
  readonly error?: ReactNode
  /** Called with the value on every change. A keystroke does not render the field. */
  readonly onValue?: ((value: string) => void) | undefined
  /** Called with the value when the field loses focus. */
  readonly onBlur?: ((value: string) => void) | undefined
}

type FieldParts = Pick<FieldProps, 'label' | 'hint' | 'error' | 'onValue' | 'onBlur'> & {
  /** A line below the field's hint and error. */
  readonly note?: ReactNode
  /** Ids of what describes the field before its hint and error. */
  readonly describedBy?: string | undefined
}

/** An event of a text control. */
interface TextEvent {
  readonly currentTarget: { readonly value: string }
}

/** A press on the box beside its input, or on what lies there without a use of its own, is one on the input. */
export const focusField = (event: MouseEvent<HTMLElement>) => {
  if (event.target !== event.currentTarget) return
  event.preventDefault()
  event.currentTarget.querySelector('input')?.focus()
}

/** Connects a control to its label, hint and error: spread `controlProps` on the control and pass it to `renderField`. */
export function useField({ label, hint, error, onValue, onBlur, note, ...outside }: FieldParts) {
  const id = useId()
  const invalid = !!error
  const describedBy = [outside.describedBy, hint && `${id}h`, invalid && `${id}e`].filter(Boolean).join(' ')
  return {
    controlProps: {
      id,
      'aria-invalid': invalid || undefined,
      'aria-describedby': describedBy || undefined,
      onInput: onValue && ((event: TextEvent) => onValue(event.currentTarget.value)),
      onBlur: onBlur && ((event: TextEvent) => onBlur(event.currentTarget.value)),
    },
    renderField: (control: ReactNode) => (
      <FieldRoot data-ui="field">
        <label htmlFor={id}>{label}</label>
        <Control data-ui="control" onMouseDown={focusField}>
          {control}
        </Control>
        {hint && <p id={`${id}h`}>{hint}</p>}
        <div id={invalid ? `${id}e` : undefined} data-ui="error" aria-live="polite">
          {invalid && (
            <>
              <AlertIcon />
              <span>{error}</span>
            </>
          )}
        </div>
        {asElement(note)}
      </FieldRoot>
    ),
  }
}
