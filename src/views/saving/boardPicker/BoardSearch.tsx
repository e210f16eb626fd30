'use client'
import { memo, type RefObject } from 'react'
import { boardPicker } from '../../../messages/en/saving/boardPicker.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { CloseIcon } from '../../../ui/layout/icons.tsx'
import { useText } from '../../text.tsx'

export interface BoardSearchProps {
  readonly id: string
  readonly listId: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly query: string
  readonly onSearch: (query: string) => void
}

/** The combobox: the list it controls is always there. The field holds what is typed. J10. */
export const BoardSearch = memo(({ id, listId, field, query, onSearch }: BoardSearchProps) => {
  const t = useText(boardPicker)
  return (
    <div data-ui="control" data-at="search">
      <svg data-ui="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M11 4a7 7 0 110 14 7 7 0 010-14M16 16l5 5" />
      </svg>
      <input
        id={id}
        ref={field}
        type="text"
        role="combobox"
        aria-label={t('boardPicker.search')}
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={listId}
        placeholder={t('boardPicker.search')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        defaultValue={query}
        onInput={(event) => onSearch(event.currentTarget.value)}
      />
      {query !== '' && (
        <Button
          variant="icon"
          aria-label={t('boardPicker.clear')}
          leading={<CloseIcon />}
          onClick={() => {
            if (!field.current) return
            field.current.value = ''
            field.current.focus()
            onSearch('')
          }}
        />
      )}
    </div>
  )
})
