'use client'
import { useEffect, useState, type ReactNode } from 'react'
import type { PinField, PinFieldErrors, PinFields } from '../../../domain/createPin/pinFields.ts'
import { createPin } from '../../../messages/en/createPin/createPin.ts'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { asElement } from '../../../ui/layout/asElement.tsx'
import { useText } from '../../text.tsx'
import { focusWrongField } from './focusWrongField.ts'
import { PinFieldsRoot } from './PinFieldsView.styles.ts'

export interface PinFieldsViewProps {
  /** What is typed. The DOM holds it; a picture of its own has an alternative text of its own. */
  readonly values: Pick<PinFields, 'title' | 'altText' | 'link'>
  /** What is wrong with it, told once a field is left, or at once with `isChecking`. */
  readonly errors: PinFieldErrors
  /** Characters that each field takes at most. */
  readonly limits: Readonly<Record<PinField, number>>
  /** The picture that is described; null: none, and there is nothing to describe. */
  readonly imageUrl: string | null
  /** Whether the pin can only be saved once the fields are right: focus goes to the first that is not. */
  readonly isChecking: boolean
  /** The fields of the alternative texts of several pictures. Default: one field, for the picture of `imageUrl`. */
  readonly altTextSlot?: ReactNode
  /** The field of the description, with what is wrong with it. */
  readonly description: (error: ReactNode) => ReactNode
  readonly onField: (field: 'title' | 'altText' | 'link', value: string) => void
}

/** The fields of a pin that is created from an external page. */
export function PinFieldsView(props: PinFieldsViewProps) {
  const { values, errors, limits, imageUrl, isChecking, altTextSlot, description, onField } = props
  const t = useText(createPin)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (isChecking) focusWrongField()
  }, [isChecking])
  const errorOf = (field: PinField) => {
    const error = errors[field]
    return (
      error && (isChecking || left.has(field)) && t(`createPin.fieldError.${error}`, { limit: limits[field] })
    )
  }
  const field = (name: 'title' | 'altText' | 'link') => ({
    name,
    label: t(`createPin.${name}`),
    defaultValue: values[name],
    error: errorOf(name),
    onValue: (value: string) => onField(name, value),
    onBlur: () => setLeft((names) => new Set([...names, name])),
  })
  return (
    <PinFieldsRoot
      data-ui="pinFields"
      onBlur={({ target }) => {
        if (target.getAttribute('name') === 'description')
          setLeft((names) => new Set([...names, 'description']))
      }}
    >
      <TextField {...field('title')} autoComplete="off" />
      {asElement(description(errorOf('description')))}
      {asElement(altTextSlot)}
      {imageUrl !== null && !altTextSlot && (
        <TextArea
          key={imageUrl}
          {...field('altText')}
          hint={t('createPin.altTextHint')}
          autoComplete="off"
          rows={2}
        />
      )}
      <TextField
        {...field('link')}
        dir="ltr"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
    </PinFieldsRoot>
  )
}
