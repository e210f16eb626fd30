'use client'
import { useLayoutEffect, type KeyboardEventHandler, type RefObject } from 'react'
import { boardPicker } from '../../../messages/en/saving/boardPicker.ts'
import { focusLate } from '../../../ui/dialog/focusInside.ts'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { useText } from '../../text.tsx'

export interface BoardSearchProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly listId: string
  /** Id of the highlighted option. */
  readonly activeId: string | undefined
  readonly query: string
  readonly onSearch: (query: string) => void
  readonly onKeyDown: KeyboardEventHandler
}

/** The search field: a combobox whose list is always open. The field is uncontrolled. */
export function BoardSearch({ field, listId, activeId, query, onSearch, onKeyDown }: BoardSearchProps) {
  const t = useText(boardPicker)
  // In a dialog, the field takes the focus that the heading held while the list was loading.
  useLayoutEffect(() => focusLate(), [])
  return (
    <SearchField
      id={`${listId}-search`}
      ref={field}
      role="combobox"
      aria-label={t('boardPicker.search')}
      aria-autocomplete="list"
      aria-expanded="true"
      aria-controls={listId}
      aria-activedescendant={activeId}
      placeholder={t('boardPicker.search')}
      enterKeyHint="done"
      defaultValue={query}
      clearLabel={t('boardPicker.clear')}
      onValue={onSearch}
      onKeyDown={onKeyDown}
    />
  )
}
