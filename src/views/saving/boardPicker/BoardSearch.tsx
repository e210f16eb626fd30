'use client'
import { useLayoutEffect, type KeyboardEventHandler, type RefObject } from 'react'
import { boardPicker } from '../../../messages/en/saving/boardPicker.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { focusLate } from '../../../ui/dialog/focusInside.ts'
import { CloseIcon, Icon } from '../../../ui/layout/icons.tsx'
import { Control } from '../../../ui/fields/field.styles.ts'
import { focusField } from '../../../ui/fields/useField.tsx'
import { useText } from '../../text.tsx'

export interface BoardSearchProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly listId: string
  /** Id of the highlighted option. */
  readonly activeId: string | undefined
  readonly query: string
  readonly onSearch: (query: string) => void
  readonly onClear: () => void
  readonly onKeyDown: KeyboardEventHandler
}

/** Made once: the field is rendered whenever the highlight moves. */
const glass = <Icon path="M11 4a7 7 0 110 14 7 7 0 010-14M16 16l5 5" />

/** The search field: a combobox whose list is always open. The field is uncontrolled. */
export function BoardSearch({
  field,
  listId,
  activeId,
  query,
  onSearch,
  onClear,
  onKeyDown,
}: BoardSearchProps) {
  const t = useText(boardPicker)
  // In a dialog, the field takes the focus that the heading held while the list was loading.
  useLayoutEffect(() => focusLate(), [])
  return (
    <Control data-ui="control" data-at="search" onMouseDown={focusField}>
      {glass}
      <input
        id={`${listId}-search`}
        ref={field}
        type="text"
        role="combobox"
        aria-label={t('boardPicker.search')}
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={t('boardPicker.search')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        defaultValue={query}
        onInput={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <Button
          variant="icon"
          aria-label={t('boardPicker.clear')}
          leading={<CloseIcon />}
          onClick={() => {
            onClear()
            field.current?.focus()
          }}
        />
      )}
    </Control>
  )
}
