'use client'
import {
  cloneElement,
  memo,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  type MouseEvent,
  type ReactElement,
  type RefObject,
} from 'react'
import { boardPicker } from '../../../messages/en/saving/boardPicker.ts'
import { dropFormerPictures } from '../../../ui/list/dropFormerPictures.ts'
import { useRowWindow } from '../../../ui/list/useRowWindow.ts'
import { useText } from '../../text.tsx'
import { ROW_HEIGHT } from './BoardPickerView.styles.ts'
import type { BoardPickerViewProps } from './BoardPickerView.types.ts'
import { boardRow, type BoardRowProps } from './boardRow.tsx'

export interface BoardListProps extends Pick<
  BoardPickerViewProps,
  | 'topChoices'
  | 'boards'
  | 'hasHeadings'
  | 'isSearchable'
  | 'query'
  | 'highlighted'
  | 'more'
  | 'onChoose'
  | 'onNearEnd'
> {
  readonly id: string
  /** The search field, which says which row is highlighted. */
  readonly field: RefObject<HTMLInputElement | null>
}

/** A press on a row must not take focus out of the search field. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The rows with one of them highlighted: no other is drawn again. */
function highlightedAt(rows: readonly ReactElement<BoardRowProps>[], at: number) {
  const row = rows[at]
  return row ? rows.with(at, cloneElement(row, { 'aria-selected': true })) : rows
}

/** The options themselves: both lists in one listbox, of which only what is seen is drawn. D12, J10. */
export const BoardList = memo((props: BoardListProps) => {
  const {
    id,
    topChoices,
    boards,
    hasHeadings,
    isSearchable,
    query,
    highlighted,
    more,
    field,
    onChoose,
    onNearEnd,
  } = props
  const t = useText(boardPicker)
  const headings = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  const isWaiting = more === 'waiting'
  const nearEnd = useCallback(() => {
    if (isWaiting) onNearEnd()
  }, [isWaiting, onNearEnd])
  const { from, until, reveal } = useRowWindow({
    scroller,
    rows,
    count: boards.length,
    rowHeight: ROW_HEIGHT,
    listKey: query,
    onNearEnd: nearEnd,
  })
  const top = topChoices.length
  const count = top + boards.length
  const [save, secret, collaborative, unnamed] = [
    t('boardPicker.save'),
    t('boardPicker.secret'),
    t('boardPicker.collaborative'),
    t('boardPicker.unnamed'),
  ]
  const words = useMemo(() => ({ secret, collaborative, unnamed }), [secret, collaborative, unnamed])
  // By script, because a strict policy refuses styles in a server's HTML; once, because an attribute of each row costs more where it is drawn.
  useLayoutEffect(() => scroller.current?.style.setProperty('--tb-save', JSON.stringify(save)), [save])

  const inList = highlighted - top
  const isDrawn = highlighted >= 0 && (inList < 0 || (inList >= from && inList < until))
  const activeId = isDrawn ? `${id}-${highlighted}` : undefined
  useLayoutEffect(() => {
    // Set by hand: a moved highlight draws the list alone. A row that is scrolled out of sight is not drawn, so it cannot be named.
    if (activeId === undefined) field.current?.removeAttribute('aria-activedescendant')
    else field.current?.setAttribute('aria-activedescendant', activeId)
  }, [activeId, field])
  useLayoutEffect(() => {
    if (highlighted < 0) return
    const element = document.getElementById(`${id}-${highlighted}`)
    if (element) element.scrollIntoView({ block: 'nearest' })
    else reveal(highlighted - top)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a moved highlight is brought into sight, not one that was scrolled away from
  }, [highlighted])
  // A row keeps its picture's element for the next board too, which a browser draws sooner; until its picture comes, it must not show the former's.
  useEffect(() => (scroller.current ? dropFormerPictures(scroller.current) : undefined), [])

  const choose = ({ target, detail }: MouseEvent) => {
    // The second press of a double one is no second wish. D1.
    if (detail > 1) return
    const option = target instanceof Element ? target.closest('[role="option"]') : null
    const index = Number(option?.getAttribute('aria-posinset') ?? 0) - 1
    const board = index < top ? topChoices[index] : boards[index - top]
    if (board) onChoose(board)
  }
  const topRows = useMemo(
    () => topChoices.map((board, index) => boardRow({ board, id, index, count, words })),
    [topChoices, id, count, words],
  )
  const listRows = useMemo(
    () =>
      boards
        .slice(from, until)
        .map((board, at) => boardRow({ board, id, index: top + from + at, count, words })),
    [boards, from, until, top, id, count, words],
  )
  const group = (name: string) =>
    hasHeadings ? { role: 'group', 'aria-labelledby': `${headings}${name}` } : { role: 'presentation' }
  const heading = (name: string, text: string) =>
    hasHeadings && (
      <div role="presentation" data-at="heading" id={`${headings}${name}`}>
        {text}
      </div>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the picker around it hears the keys, those of its field too
    <div
      ref={scroller}
      role="listbox"
      id={id}
      aria-label={t('boardPicker.boards')}
      aria-busy={more === 'loading' || undefined}
      tabIndex={isSearchable ? -1 : 0}
      aria-activedescendant={isSearchable ? undefined : activeId}
      onMouseDown={isSearchable ? keepFocus : undefined}
      onClick={choose}
    >
      {top > 0 && (
        <>
          {heading('t', t('boardPicker.topChoices'))}
          <div {...group('t')}>{highlightedAt(topRows, highlighted)}</div>
        </>
      )}
      {heading('a', t('boardPicker.allBoards'))}
      <div ref={rows} {...group('a')}>
        {highlightedAt(listRows, inList - from)}
      </div>
    </div>
  )
})
