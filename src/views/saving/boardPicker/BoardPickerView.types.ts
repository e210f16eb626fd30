import type { Board } from '../../../domain/saving/board.ts'

/** What the board picker shows. */
export interface BoardPickerViewState {
  /** The list is on its way, could not be read, or is there. */
  readonly status: 'loading' | 'failed' | 'ready'
  /** 'Top choices'; none while something is typed, or with few boards. */
  readonly topChoices: readonly Board[]
  /** All boards, in order, or those that match what is typed. The same array is the same list: it is not drawn again. */
  readonly boards: readonly Board[]
  /** Whether the lists have headings. saving.txt §2: not with 3 or fewer boards. */
  readonly hasHeadings: boolean
  /** Whether there is a search field. saving.txt §2: not when the board count is low. */
  readonly isSearchable: boolean
  /** What is typed. The field itself is uncontrolled: it only begins with this. */
  readonly query: string
  /** The highlighted row, counted over both lists; -1: the highlight is inactive. */
  readonly highlighted: number
  /** Names for a new board. */
  readonly suggestions: readonly string[]
  /** Name of the board that holds the pin already; null: none does. */
  readonly pinnedTo: string | null
  /** Boards that come after these: none, not asked for, on their way, or in vain. */
  readonly more: 'none' | 'waiting' | 'loading' | 'failed'
}

/** What the board picker tells. */
export interface BoardPickerViewCallbacks {
  readonly onSearch: (query: string) => void
  /** An arrow key, Home or End moved the highlight there; -1 makes it inactive. */
  readonly onHighlight: (index: number) => void
  /** Enter was pressed on the list. */
  readonly onEnter: () => void
  readonly onChoose: (board: Board) => void
  /** 'Create board', or one of the suggested names. */
  readonly onCreate: (name?: string) => void
  readonly onRetry: () => void
  /** The end of the list is near, and more boards are waiting. */
  readonly onNearEnd: () => void
}

export type BoardPickerViewProps = BoardPickerViewState & BoardPickerViewCallbacks
