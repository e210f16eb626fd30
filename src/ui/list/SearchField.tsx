'use client'
import type { KeyboardEvent } from 'react'
import { Button } from '../actions/Button.tsx'
import type { InputProps } from '../fields/TextField.tsx'
import { focusField } from '../fields/useField.tsx'
import { isComposing } from '../isComposing.ts'
import { CloseIcon, Icon } from '../layout/icons.tsx'
import { SearchControl } from './SearchField.styles.ts'

/** Props of `SearchField`: everything an `<input>` takes, and the cross that clears it. */
export interface SearchFieldProps extends Omit<InputProps, 'className' | 'style' | 'type' | 'onInput'> {
  /** Name of the button that clears the field. */
  readonly clearLabel: string
  /** Called with the text on every change. The field is uncontrolled. */
  readonly onValue: (value: string) => void
}

/** Made once: a field may be rendered whenever the highlight of its list moves. */
const glass = <Icon path="M11 4a7 7 0 110 14 7 7 0 010-14M16 16l5 5" />

/** A search field above a list. Name it with a `label` or an `aria-label`. Escape clears it, if it has a text. */
export function SearchField({ clearLabel, onValue, onKeyDown, ...input }: SearchFieldProps) {
  const clear = (field: HTMLInputElement | null | undefined) => {
    if (!field) return
    field.value = ''
    field.focus()
    onValue('')
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const field = event.currentTarget
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent) || !field.value)
      return
    // Around it, such as in a dialog, the key would do something else too.
    event.preventDefault()
    event.stopPropagation()
    clear(field)
  }
  return (
    <SearchControl data-ui="control" data-at="search" onMouseDown={focusField}>
      {glass}
      <input
        type="text"
        role="searchbox"
        placeholder=" "
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        {...input}
        onInput={(event) => onValue(event.currentTarget.value)}
        onKeyDown={onKey}
      />
      <Button
        variant="icon"
        aria-label={clearLabel}
        leading={<CloseIcon />}
        onClick={({ currentTarget }) => clear(currentTarget.parentElement?.querySelector('input'))}
      />
    </SearchControl>
  )
}
