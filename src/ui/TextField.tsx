'use client'
import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react'
import { AlertIcon } from './icons.tsx'

type InputProps = ComponentPropsWithRef<'input'>

/** Props of `TextField`. The DOM holds the value: read it at submit (`Form`), or follow it with `onValue`. */
export interface TextFieldProps
  extends Pick<
    InputProps,
    | 'autoCapitalize' | 'autoComplete' | 'dir' | 'disabled' | 'enterKeyHint' | 'inputMode' | 'maxLength'
    | 'max' | 'min' | 'onInputCapture' | 'onKeyDown' | 'onKeyUp' | 'placeholder' | 'readOnly' | 'required' | 'spellCheck' | 'type'
  > {
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
  /** The `<input>` itself. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined
  /** Something at the inline end inside the field, such as a reveal button. */
  readonly trailing?: ReactNode
  /** A line right below the field, above hint and error. */
  readonly note?: ReactNode
}

/** A labelled line of text. An address or a code is `dir="ltr"` in every language. Styles: `fieldStyles`. */
export const TextField = ({
  label, hint, error, onValue, onBlur, inputRef, trailing, note, ...input
}: TextFieldProps) => {
  const id = useId()
  const invalid = !!error
  return (
    <div data-ui="field">
      <label htmlFor={id}>{label}</label>
      <div data-ui="control">
        <input
          {...input}
          id={id}
          ref={inputRef}
          aria-invalid={invalid || undefined}
          aria-describedby={`${hint ? `${id}h ` : ''}${invalid ? `${id}e` : ''}` || undefined}
          onInput={onValue && ((event) => onValue(event.currentTarget.value))}
          onBlur={onBlur && ((event) => onBlur(event.currentTarget.value))}
        />
        {trailing}
      </div>
      {note}
      {hint && <p id={`${id}h`}>{hint}</p>}
      <div id={invalid ? `${id}e` : undefined} data-ui="error" aria-live="polite">
        {invalid && <><AlertIcon /><span>{error}</span></>}
      </div>
    </div>
  )
}
