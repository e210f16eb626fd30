import type { Highlight } from '../../../../machines/saving/boardPicker/boardPicker.types.ts'
import type { SavingPolicy } from '../../../domain/policy/savingPolicy.ts'
import type { Board, BoardOption } from '../../../domain/saving/board.ts'
import { isSameOption } from '../../../domain/saving/boardOption.ts'
import { ownBoards, type BoardViewer } from '../../../domain/saving/boardOrder.ts'
import { searchBoards } from '../../../domain/saving/boardSearch.ts'
import { currentSections } from '../../../domain/saving/recentSections.ts'
import { countSections, searchSections } from '../../../domain/saving/sectionSearch.ts'
import { cutGraphemes } from '../../../domain/text/truncate.ts'
import { visibleName } from '../../../domain/text/visibleName.ts'
import type { BoardPickerViewState } from '../../../views/saving/boardPicker/BoardPickerView.types.ts'

/** What the lists depend on. */
export interface ListedBoards {
  /** The viewer's own boards, in order. */
  readonly own: readonly Board[]
  /** 'Top choices': boards, and sections that were saved to before. */
  readonly shortlist: readonly BoardOption[]
  /** Every board that is loaded. Default: `own`. */
  readonly allBoards?: readonly Board[] | null | undefined
  readonly viewer: BoardViewer
  readonly query: string
  /** The server has more boards. */
  readonly hasMore: boolean
  readonly saving: SavingPolicy
  /** Whether a section can be chosen. Not where several boards are. Default: true. */
  readonly hasSections?: boolean | undefined
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
export function boardLists(listed: ListedBoards): BoardLists {
  const { own, shortlist, viewer, query, hasMore, saving, hasSections = true } = listed
  const finds = saving.sectionsInSearch && hasSections
  const searchable = own.length + (saving.sectionsInSearch ? countSections(own) : 0)
  const typed = visibleName(query)
  const isSearching = isLongEnough(query, saving)
  const recent = hasSections
    ? currentSections(shortlist, listed.allBoards ?? own, hasMore).slice(0, saving.shortlistSuggestions)
    : []
  const hasHeadings = !isSearching && own.length > saving.singleListUpTo
  return {
    topChoices: hasHeadings
      ? ownBoards([...recent, ...shortlist.filter(({ section }) => !section)], viewer)
      : [],
    boards: isSearching ? [...searchBoards(own, typed), ...(finds ? searchSections(own, typed) : [])] : own,
    hasHeadings,
    isSearching,
    isSearchable: query !== '' || searchable >= saving.boardSearchFrom || hasMore,
  }
}

/** The row of the highlighted board, counted across both lists; -1: there is none. */
export function rowOf({ topChoices, boards }: BoardLists, highlight: Highlight | null): number {
  if (!highlight) return -1
  const list = highlight.isTopChoice ? topChoices : boards
  const index = list.findIndex((row) => isSameOption(row, highlight.board))
  if (highlight.isTopChoice) return index
  return index < 0 ? -1 : topChoices.length + index
}

/** The board in a row, counted across both lists; null: there is none. */
export function highlightAt({ topChoices, boards }: BoardLists, row: number): Highlight | null {
  const isTopChoice = row < topChoices.length
  const board = isTopChoice ? topChoices[row] : boards[row - topChoices.length]
  return board ? { board, isTopChoice } : null
}
