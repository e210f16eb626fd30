'use client'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useRowWindow } from '../../../ui/list/useRowWindow.ts'
import { ROW_HEIGHT } from './pickerRow.styles.ts'
import type { BoardPickerViewProps } from './BoardPickerView.types.ts'

/** Which rows of the list are rendered, and which of them is highlighted. */
export interface BoardWindow {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly rows: RefObject<HTMLDivElement | null>
  readonly from: number
  readonly until: number
  /** Id of the highlighted row. A row that was scrolled out of view is not rendered, so it has none. */
  readonly activeId: string | undefined
}

export const rowId = (listId: string, index: number) => `${listId}-${index}`

/** Renders the visible boards only, and scrolls the highlighted one into view when the highlight moves. */
export function useBoardWindow(
  listId: string,
  {
    topChoices,
    boards,
    query,
    highlighted,
    more,
    onNearEnd,
  }: Pick<BoardPickerViewProps, 'topChoices' | 'boards' | 'query' | 'highlighted' | 'more' | 'onNearEnd'>,
): BoardWindow {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const { from, until, reveal } = useRowWindow({
    scroller,
    rows,
    count: boards.length,
    rowHeight: ROW_HEIGHT,
    listKey: query,
    onNearEnd: more === 'waiting' ? onNearEnd : null,
  })
  const highlightedBoard = highlighted - topChoices.length
  useLayoutEffect(() => {
    if (highlighted < 0) return
    const row = document.getElementById(rowId(listId, highlighted))
    if (row) row.scrollIntoView({ block: 'nearest' })
    else reveal(highlightedBoard)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the highlight moves: the user may scroll away from it
  }, [highlighted])
  const isRendered =
    highlighted >= 0 && (highlightedBoard < 0 || (highlightedBoard >= from && highlightedBoard < until))
  return { scroller, rows, from, until, activeId: isRendered ? rowId(listId, highlighted) : undefined }
}
