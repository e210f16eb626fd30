'use client'
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react'
import { useField, type FieldProps } from './useField.tsx'

type InputProps = ComponentPropsWithRef<'input'>

/** Props of `TextField`. The DOM holds the value: read it at submit (`Form`), or follow it with `onValue`. */
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
      | 'onInputCapture'
      | 'onKeyDown'
      | 'onKeyUp'
      | 'placeholder'
      | 'readOnly'
      | 'required'
      | 'spellCheck'
      | 'type'
    > {
  /** The `<input>` itself. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined
  /** Something at the inline end inside the field, such as a reveal button. */
  readonly trailing?: ReactNode
  /** A line right below the field, above hint and error. */
  readonly note?: ReactNode
}

/** A labelled line of text. An address or a code is `dir="ltr"` in every language. Styles: `fieldStyles`. */
export const TextField = ({
  label,
  hint,
  error,
  onValue,
  onBlur,
  inputRef,
  trailing,
  note,
  ...input
}: TextFieldProps) => {
  const { wiring, shell } = useField({ label, hint, error, onValue, onBlur, note })
  return shell(
    <>
      <input {...input} {...wiring} ref={inputRef} />
      {trailing}
    </>,
  )
}
