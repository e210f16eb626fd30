'use client'
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react'
import { useField, type FieldProps } from './useField.tsx'

type AreaProps = ComponentPropsWithRef<'textarea'>

/** Props of `TextArea`. The DOM holds the value: read it at submit (`Form`), or follow it with `onValue`. */
export interface TextAreaProps
  extends
    FieldProps,
    Pick<
      AreaProps,
      | 'aria-activedescendant'
      | 'aria-autocomplete'
      | 'aria-controls'
      | 'aria-haspopup'
      | 'autoCapitalize'
      | 'autoComplete'
      | 'dir'
      | 'disabled'
      | 'enterKeyHint'
      | 'maxLength'
      | 'onKeyDown'
      | 'onSelect'
      | 'placeholder'
      | 'readOnly'
      | 'required'
      | 'rows'
      | 'spellCheck'
    > {
  /** The `<textarea>` itself. */
  readonly areaRef?: Ref<HTMLTextAreaElement> | undefined
  /** Something that belongs right below the field, such as a list of suggestions. */
  readonly flyout?: ReactNode
}

/** A labelled text of several lines; it grows with what is written, up to ten lines or so. Styles: `fieldStyles` and `textAreaStyles`. */
export const TextArea = ({
  label,
  hint,
  error,
  onValue,
  onBlur,
  areaRef,
  flyout,
  rows = 3,
  ...area
}: TextAreaProps) => {
  const { wiring, shell } = useField({ label, hint, error, onValue, onBlur })
  return shell(
    <>
      <textarea {...area} {...wiring} ref={areaRef} rows={rows} />
      {flyout}
    </>,
  )
}
