'use client'
import { useImperativeHandle, useRef, type ComponentPropsWithRef, type ReactNode, type Ref } from 'react'
import { Area } from './TextArea.styles.ts'
import { useField, type FieldProps } from './useField.tsx'
import { useGrowth } from './useGrowth.ts'
import { asElement } from '../layout/asElement.tsx'

export type AreaProps = ComponentPropsWithRef<'textarea'>

/** Props of `TextArea`. The DOM holds the value: read it on submit (`Form`), or follow it with `onValue`. */
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
  /** Content attached to the bottom of the field, such as a list of suggestions. */
  readonly flyout?: ReactNode
}

/** A labelled multi-line text field; it grows with its text, up to about ten lines. */
export const TextArea = ({
  label,
  hint,
  error,
  onValue,
  onBlur,
  areaRef,
  flyout,
  rows = 3,
  ...own
}: TextAreaProps) => {
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(areaRef, () => area.current)
  useGrowth(area)
  const { controlProps, renderField } = useField({ label, hint, error, onValue, onBlur })
  return renderField(
    <>
      <Area {...own} {...controlProps} ref={area} rows={rows} />
      {asElement(flyout)}
    </>,
  )
}
