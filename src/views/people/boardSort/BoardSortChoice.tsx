'use client'
import { boardSorts, parseBoardSort, type BoardSort } from '../../../domain/people/boardSort.ts'
import { boardSort } from '../../../messages/en/boardSort.ts'
import { Icon } from '../../../ui/layout/icons.tsx'
import { useText } from '../../text.tsx'
import { BoardSortRoot } from './BoardSortChoice.styles.ts'

export interface BoardSortChoiceProps {
  readonly sort: BoardSort
  readonly onSort: (sort: BoardSort) => void
}

/** Chooses the order of the boards in a list. */
export function BoardSortChoice({ sort, onSort }: BoardSortChoiceProps) {
  const t = useText(boardSort)
  return (
    <BoardSortRoot data-ui="board-sort">
      <span>{t('boardSort.label')}</span>
      <span data-at="list">
        <select
          value={sort}
          onChange={({ target: { value } }) => {
            const chosen = parseBoardSort(value)
            if (chosen) onSort(chosen)
          }}
        >
          {boardSorts.map((one) => (
            <option key={one} value={one}>
              {t(`boardSort.${one}`)}
            </option>
          ))}
        </select>
        <Icon path="M6 9l6 6 6-6" />
      </span>
    </BoardSortRoot>
  )
}
