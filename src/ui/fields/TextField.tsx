'use client'
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react'
import { useField, type FieldProps } from './useField.tsx'
import { asElement } from '../layout/asElement.tsx'

export type InputProps = ComponentPropsWithRef<'input'>

/** Props of `TextField`. The DOM holds the value: read it on submit (`Form`), or follow it with `onValue`. */
export interface TextFieldProps
  extends
    FieldProps,
    Pick<
      InputProps,
      | 'autoCapitalize'
      | 'autoComplete'
      | 'dir'
      | 'disabled'
      | 'enterKeyHint'
      | 'inputMode'
      | 'maxLength'
      | 'max'
      | 'min'
      | 'onCompositionEnd'
      | 'onInputCapture'
      | 'onKeyDown'
      | 'onKeyUp'
      | 'placeholder'
      | 'readOnly'
      | 'required'
      | 'spellCheck'
      | 'type'
    > {
  /** Ids of texts elsewhere that describe the field, such as what the view says before it. Hint and error are added. */
  readonly 'aria-describedby'?: string | undefined
  /** Marks an input for its styles. */
  readonly [data: `data-${string}`]: string | boolean | undefined
  /** The `<input>` itself. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined
  /** Content at the inline end of the field, such as a reveal button. */
  readonly trailing?: ReactNode
  /** A line below the field's hint and error. */
  readonly note?: ReactNode
}

/** A labelled single-line text field. Give an email address or a code `dir="ltr"` in every language. */
export const TextField = ({
  label,
  hint,
  error,
  onValue,
  onBlur,
  inputRef,
  trailing,
  note,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) => {
  const { controlProps, renderField } = useField({ label, hint, error, onValue, onBlur, note, describedBy })
  return renderField(
    <>
      <input {...input} {...controlProps} ref={inputRef} />
      {asElement(trailing)}
    </>,
  )
}
