import type { ReactElement, ReactNode } from 'react'
import type { Board, BoardOption } from '../../../domain/saving/board.ts'

/** State of the board picker. */
export interface BoardPickerViewState {
  /** State of the list. */
  readonly status: 'loading' | 'failed' | 'ready'
  /** 'Top choices'; empty during a search and with few boards. */
  readonly topChoices: readonly BoardOption[]
  /** All boards, in order, or the boards and sections that match the query. */
  readonly boards: readonly BoardOption[]
  /** Whether the lists have headings: not with 3 or fewer boards. */
  readonly hasHeadings: boolean
  /** Whether there is a search field: not when the board count is low. */
  readonly isSearchable: boolean
  /** Whether `boards` are search results. Default: when something is typed. */
  readonly isSearching?: boolean | undefined
  /** What the user typed. The field is uncontrolled: it only starts with this value. */
  readonly query: string
  /** Index of the highlighted row, counted across both lists; -1: the highlight is inactive. */
  readonly highlighted: number
  /** Id of the board that the pin is being saved to: its row shows that. Default: none. */
  readonly busyId?: string | null | undefined
  /** Id of the section of that board that the pin is being saved to. Default: the board itself. */
  readonly busySectionId?: string | null | undefined
  /** Suggested names for a new board. */
  readonly suggestions: readonly string[]
  /** Name of the board that already holds the pin; null: there is none. */
  readonly pinnedTo: string | null
  /** The boards after these: there are none, they are not requested yet, they are loading, or the request failed. */
  readonly more: 'none' | 'waiting' | 'loading' | 'failed'
  /** The boards chosen so far, where several are; null: the one that is chosen is saved to. Default: null. */
  readonly several?: readonly Board[] | null | undefined
  /** IDs of the boards that the pin was saved to just now: they cannot be chosen. Default: none. */
  readonly savedIds?: readonly string[] | undefined
  /** Whether the board that is chosen gets a section before the pin is saved. Default: false. */
  readonly addsSection?: boolean | undefined
  /** Whether the section that was chosen before is gone, which a notice says. Default: false. */
  readonly isSectionGone?: boolean | undefined
  /** What is below the list where several boards can be chosen, or a section added. Default: nothing. */
  readonly severalSlot?: ReactNode
  /** What is above the boards where their order can be chosen. Default: nothing. */
  readonly sortSlot?: ReactNode
  /** What is at the end of a board's row, such as who shares it, in place of the mark of a group board; null: that mark. Default: null. */
  readonly facesOf?: ((board: Board) => ReactElement | null) | null | undefined
  /** What is said about a board in the second line of its row, such as that it has the picture already; null: nothing. Default: null. */
  readonly noteOf?: ((board: BoardOption) => ReactElement | null) | null | undefined
  /** Whether 'Create board' and the suggested names are shown. Default: true. */
  readonly isCreationOffered?: boolean | undefined
}

/** Callbacks of the board picker. */
export interface BoardPickerViewCallbacks {
  /** Called with what is typed into the search field whenever it changes. */
  readonly onSearch: (query: string) => void
  /** An arrow key, Home, End or Escape moved the highlight to this row; -1 makes it inactive. */
  readonly onHighlight: (index: number) => void
  /** Enter was pressed in the field, or Enter or Space in the list: chooses the highlighted board, if there is one. */
  readonly onEnter: () => void
  /** Called with the board or section that was pressed. */
  readonly onChoose: (board: BoardOption) => void
  /** 'Create board' was pressed, or one of the suggested names. */
  readonly onCreate: (name?: string) => void
  /** Called when the user wants boards that could not be loaded to be loaded again. */
  readonly onRetry: () => void
  /** The list was scrolled close to its end while `more` is `waiting`. */
  readonly onNearEnd: () => void
}

export type BoardPickerViewProps = BoardPickerViewState & BoardPickerViewCallbacks
