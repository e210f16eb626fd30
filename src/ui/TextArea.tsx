'use client'
import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react'
import { AlertIcon } from './icons.tsx'

type AreaProps = ComponentPropsWithRef<'textarea'>

/** Props of `TextArea`. The DOM holds the value: read it at submit (`Form`), or follow it with `onValue`. */
export interface TextAreaProps
  extends Pick<
    AreaProps,
    | 'aria-activedescendant' | 'aria-autocomplete' | 'aria-controls' | 'aria-haspopup' | 'autoCapitalize' | 'autoComplete' | 'dir' | 'disabled'
    | 'enterKeyHint' | 'maxLength' | 'onKeyDown' | 'onSelect' | 'placeholder' | 'readOnly' | 'required' | 'rows' | 'spellCheck'
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
  /** The `<textarea>` itself. */
  readonly areaRef?: Ref<HTMLTextAreaElement> | undefined
  /** Something that belongs right below the field, such as a list of suggestions. */
  readonly flyout?: ReactNode
}

/** A labelled text of several lines; it grows with what is written, up to ten lines or so. Styles: `fieldStyles` and `textAreaStyles`. */
export const TextArea = ({ label, hint, error, onValue, onBlur, areaRef, flyout, rows = 3, ...area }: TextAreaProps) => {
  const id = useId()
  const invalid = !!error
  return (
    <div data-ui="field">
      <label htmlFor={id}>{label}</label>
      <div data-ui="control">
        <textarea
          {...area}
          id={id}
          ref={areaRef}
          rows={rows}
          aria-invalid={invalid || undefined}
          aria-describedby={`${hint ? `${id}h ` : ''}${invalid ? `${id}e` : ''}` || undefined}
          onInput={onValue && ((event) => onValue(event.currentTarget.value))}
          onBlur={onBlur && ((event) => onBlur(event.currentTarget.value))}
        />
        {flyout}
      </div>
      {hint && <p id={`${id}h`}>{hint}</p>}
      <div id={invalid ? `${id}e` : undefined} data-ui="error" aria-live="polite">
        {invalid && <><AlertIcon /><span>{error}</span></>}
      </div>
    </div>
  )
}
