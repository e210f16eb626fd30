'use client'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { isComposing } from '../../../ui/isComposing.ts'
import { BoardList } from './BoardList.tsx'
import type { BoardPickerViewProps } from './BoardPickerView.types.ts'
import { BoardSearch } from './BoardSearch.tsx'
import { keyEvent } from './keyEvent.ts'
import { NoBoards } from './NewBoard.tsx'
import { useBoardWindow } from './useBoardWindow.ts'
import { visibleName } from '../../../domain/text/visibleName.ts'

export interface BoardComboboxProps extends BoardPickerViewProps {
  /** What scrolls after the boards. */
  readonly after: ReactNode
}

/** The search field and the list that it controls. */
export function BoardCombobox(props: BoardComboboxProps) {
  const { topChoices, boards, isSearchable, query, highlighted, more, onSearch } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useBoardWindow(id, props)
  const rowCount = topChoices.length + boards.length

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    const isInField = event.target === field.current
    const result = keyEvent(event.nativeEvent, { rowCount, highlighted, query, isInField })
    if (!result) return
    event.preventDefault()
    if (result.type === 'highlighted') props.onHighlight(result.row)
    else props.onEnter()
  }
  return (
    <>
      {isSearchable && (
        <BoardSearch
          field={field}
          listId={id}
          activeId={list.activeId}
          query={query}
          onSearch={onSearch}
          onKeyDown={onKeyDown}
        />
      )}
      <BoardList
        {...list}
        id={id}
        topChoices={topChoices}
        boards={boards}
        hasHeadings={props.hasHeadings}
        isSearchable={isSearchable}
        highlighted={highlighted}
        busyId={props.busyId}
        busySectionId={props.busySectionId}
        several={props.several}
        savedIds={props.savedIds}
        addsSection={props.addsSection}
        more={more}
        onChoose={props.onChoose}
        onKeyDown={onKeyDown}
        before={
          rowCount === 0 &&
          more !== 'loading' &&
          more !== 'waiting' && (
            <NoBoards
              query={visibleName(query)}
              isCreationOffered={props.isCreationOffered ?? true}
              onCreate={props.onCreate}
            />
          )
        }
        after={props.after}
      />
    </>
  )
}
