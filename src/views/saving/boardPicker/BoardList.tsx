'use client'
import { useId, useState, type KeyboardEventHandler, type MouseEvent, type ReactNode } from 'react'
import type { BoardOption } from '../../../domain/saving/board.ts'
import { optionKey } from '../../../domain/saving/boardOption.ts'
import { boardPicker } from '../../../messages/en/saving/boardPicker.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { useText } from '../../text.tsx'
import type { BoardPickerViewProps } from './BoardPickerView.types.ts'
import { BoardRow } from './BoardRow.tsx'
import { rowId, type BoardWindow } from './useBoardWindow.ts'
import { asElement } from '../../../ui/layout/asElement.tsx'

export interface BoardListProps
  extends
    BoardWindow,
    Pick<
      BoardPickerViewProps,
      | 'topChoices'
      | 'boards'
      | 'hasHeadings'
      | 'isSearchable'
      | 'highlighted'
      | 'busyId'
      | 'busySectionId'
      | 'several'
      | 'facesOf'
      | 'noteOf'
      | 'savedIds'
      | 'addsSection'
      | 'more'
      | 'onChoose'
    > {
  readonly id: string
  readonly onKeyDown: KeyboardEventHandler
  /** What scrolls with the boards, before and after them. */
  readonly before: ReactNode
  readonly after: ReactNode
}

/** Keeps the focus in the search field when a row is pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

interface GroupProps extends Pick<BoardListProps, 'hasHeadings'> {
  readonly heading: string
  readonly ref?: BoardListProps['rows']
  readonly children: ReactNode
}

/** Rows under a heading, or without one. */
function Group({ hasHeadings, heading, ref, children }: GroupProps) {
  const id = useId()
  const label = hasHeadings ? { role: 'group', 'aria-labelledby': id } : { role: 'presentation' }
  return (
    <>
      {hasHeadings && (
        <div role="presentation" data-at="heading" id={id}>
          {heading}
        </div>
      )}
      <div ref={ref} {...label}>
        {children}
      </div>
    </>
  )
}

/** The options: both lists in one listbox. */
export function BoardList(props: BoardListProps) {
  const { id, scroller, rows, from, until, activeId, topChoices, boards, hasHeadings } = props
  const {
    several,
    savedIds = [],
    isSearchable,
    highlighted,
    busyId,
    busySectionId = null,
    more,
    onChoose,
    onKeyDown,
    before,
    after,
  } = props
  const t = useText(boardPicker)
  const top = topChoices.length
  const count = top + boards.length
  const [pressed, setPressed] = useState(-1)

  const choose = ({ target, detail }: MouseEvent) => {
    // Ignore the second click of a double-click.
    if (detail > 1 || !(target instanceof Element)) return
    const row = target.closest<HTMLElement>('[data-index]')
    if (!row) return
    const index = Number(row.dataset['index'])
    const board = index < top ? topChoices[index] : boards[index - top]
    setPressed(index)
    if (board) onChoose(board)
  }
  const rowOf = (board: BoardOption, index: number) => (
    <BoardRow
      key={optionKey(board)}
      id={rowId(id, index)}
      board={board}
      index={index}
      count={count}
      facesOf={props.facesOf}
      noteOf={props.noteOf}
      isHighlighted={index === highlighted}
      isOpened={!board.section && (board.sectionCount > 0 || Boolean(props.addsSection))}
      isSaved={!board.section && savedIds.includes(board.id)}
      isChosen={several?.some(({ id: chosen }) => chosen === board.id) ?? null}
      // A board can be in both lists.
      isBusy={
        board.id === busyId &&
        (board.section?.id ?? null) === busySectionId &&
        index === (pressed < 0 ? highlighted : pressed)
      }
    />
  )
  return (
    <div
      ref={scroller}
      data-at="scroll"
      // Without a tab stop in it, the keys could not scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={isSearchable && !before && !after ? 0 : undefined}
    >
      {asElement(before)}
      <div
        role="listbox"
        id={id}
        aria-label={t('boardPicker.boards')}
        aria-busy={more === 'loading' || undefined}
        aria-multiselectable={several ? true : undefined}
        tabIndex={isSearchable ? -1 : 0}
        aria-activedescendant={isSearchable ? undefined : activeId}
        onMouseDown={isSearchable ? keepFocus : undefined}
        onClick={choose}
        onKeyDown={onKeyDown}
      >
        {top > 0 && (
          <Group hasHeadings={hasHeadings} heading={t('boardPicker.topChoices')}>
            {topChoices.map(rowOf)}
          </Group>
        )}
        <Group hasHeadings={hasHeadings} heading={t('boardPicker.allBoards')} ref={rows}>
          {boards.slice(from, until).map((board, at) => rowOf(board, top + from + at))}
        </Group>
      </div>
      {more === 'loading' && (
        <div data-at="more" aria-hidden="true">
          <Skeleton shape="row" count={1} label="" />
        </div>
      )}
      {asElement(after)}
    </div>
  )
}
