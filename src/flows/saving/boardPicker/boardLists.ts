import type { Highlight } from '../../../../machines/saving/boardPicker/boardPicker.types.ts'
import type { SavingPolicy } from '../../../domain/policy/savingPolicy.ts'
import type { Board } from '../../../domain/saving/board.ts'
import { ownBoards, type BoardViewer } from '../../../domain/saving/boardOrder.ts'
import { searchBoards } from '../../../domain/saving/boardSearch.ts'
import { cutGraphemes } from '../../../domain/text/truncate.ts'
import { visibleName } from '../../../domain/text/visibleName.ts'
import type { BoardPickerViewState } from '../../../views/saving/boardPicker/BoardPickerView.types.ts'

/** What the lists depend on. */
export interface ListedBoards {
  /** The viewer's own boards, in order. */
  readonly own: readonly Board[]
  readonly shortlist: readonly Board[]
  readonly viewer: BoardViewer
  readonly query: string
  /** The server has more boards. */
  readonly hasMore: boolean
  readonly saving: SavingPolicy
}

export type BoardLists = Pick<
  BoardPickerViewState,
  'topChoices' | 'boards' | 'hasHeadings' | 'isSearchable' | 'isSearching'
>

/** Whether enough is typed to search. */
function isLongEnough(query: string, { boardSearchThreshold }: SavingPolicy): boolean {
  const typed = visibleName(query)
  return typed !== '' && cutGraphemes(typed, boardSearchThreshold - 1) !== typed
}

/** The lists that the picker shows. */
export function boardLists({ own, shortlist, viewer, query, hasMore, saving }: ListedBoards): BoardLists {
  const isSearching = isLongEnough(query, saving)
  const hasHeadings = !isSearching && own.length > saving.singleListUpTo
  return {
    topChoices: hasHeadings ? ownBoards(shortlist, viewer) : [],
    boards: isSearching ? searchBoards(own, visibleName(query)) : own,
    hasHeadings,
    isSearching,
    isSearchable: query !== '' || own.length >= saving.boardSearchFrom || hasMore,
  }
}

/** The row of the highlighted board, counted across both lists; -1: there is none. */
export function rowOf({ topChoices, boards }: BoardLists, highlight: Highlight | null): number {
  if (!highlight) return -1
  if (highlight.isTopChoice) return topChoices.indexOf(highlight.board)
  const index = boards.indexOf(highlight.board)
  return index < 0 ? -1 : topChoices.length + index
}

/** The board in a row, counted across both lists; null: there is none. */
export function highlightAt({ topChoices, boards }: BoardLists, row: number): Highlight | null {
  const isTopChoice = row < topChoices.length
  const board = isTopChoice ? topChoices[row] : boards[row - topChoices.length]
  return board ? { board, isTopChoice } : null
}
