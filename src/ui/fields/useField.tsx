'use client'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { AlertIcon } from '../layout/icons.tsx'

/** What every field that is written into takes. The DOM holds the value: read it at submit (`Form`), or follow it with `onValue`. */
export interface FieldProps {
  /** The visible name, above the field. */
  readonly label: ReactNode
  /** Its key in the values that `Form` hands over. */
  readonly name: string
  /** What it holds at first. */
  readonly defaultValue?: string | undefined
  /** Help that is there before any mistake; below the field. */
  readonly hint?: ReactNode
  /** What is wrong with it; below the field, with an icon. */
  readonly error?: ReactNode
  /** What the person has just made of the value. A keystroke renders nothing by itself. */
  readonly onValue?: ((value: string) => void) | undefined
  /** The value as the field loses focus. */
  readonly onBlur?: ((value: string) => void) | undefined
}

type FieldParts = Pick<FieldProps, 'label' | 'hint' | 'error' | 'onValue' | 'onBlur'> & {
  /** A line right below the field, above hint and error. */
  readonly note?: ReactNode
}

/** An event of an element that holds text. */
interface Written {
  readonly currentTarget: { readonly value: string }
}

/**
 * Ties a control to its label, hint and error: `wiring` goes onto the control, and `shell` draws everything around it. A hook and
 * not a component, because a component costs the server as much as three elements.
 */
export function useField({ label, hint, error, onValue, onBlur, note }: FieldParts) {
  const id = useId()
  const invalid = !!error
  return {
    wiring: {
      id,
      'aria-invalid': invalid || undefined,
      'aria-describedby': `${hint ? `${id}h ` : ''}${invalid ? `${id}e` : ''}` || undefined,
      onInput: onValue && ((event: Written) => onValue(event.currentTarget.value)),
      onBlur: onBlur && ((event: Written) => onBlur(event.currentTarget.value)),
    },
    shell: (control: ReactNode) => (
      <div data-ui="field">
        <label htmlFor={id}>{label}</label>
        <div data-ui="control">{control}</div>
        {note}
        {hint && <p id={`${id}h`}>{hint}</p>}
        <div id={invalid ? `${id}e` : undefined} data-ui="error" aria-live="polite">
          {invalid && (
            <>
              <AlertIcon />
              <span>{error}</span>
            </>
          )}
        </div>
      </div>
    ),
  }
}
