import type { BoardSort } from '../../../src/domain/people/boardSort.ts'
import type { Board, BoardOption, BoardSection } from '../../../src/domain/saving/board.ts'
import type { Session } from '../../../src/domain/auth/session.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

/** The viewer's board that already holds the pin. saving.txt §3 "pinnedToBoard". */
export interface PinnedTo {
  /** Default: the server gives no more than its name. */
  readonly id?: string | undefined
  readonly name: string
  readonly layout: string | null
}

/** One page of boards, in the server's order. */
export interface BoardPage {
  readonly boards: readonly Board[]
  /** 'Top choices'. */
  readonly shortlist: readonly BoardOption[]
  /** Requests the next page; null on the last one. */
  readonly bookmark: string | null
  /** The order that the server was asked for. Default: none. */
  readonly sort?: BoardSort | null | undefined
}

/** What a picker passes on to the next one, so that it opens with its list and its query. */
export interface BoardPickerMemory extends Omit<BoardPage, 'boards'> {
  /** Null: not loaded yet. */
  readonly boards: readonly Board[] | null
  readonly query: string
  /** Suggested names for a new board. */
  readonly suggestions: readonly string[]
  readonly pinnedTo: PinnedTo | null
  /** The boards chosen so far, where several are; null: the first one chosen is saved to. Default: null. */
  readonly several?: readonly Board[] | null
  /** The order that the server was asked for, which differs from `sort` if all boards were there to be sorted. Default: none. */
  readonly listedSort?: BoardSort | null | undefined
  /** Whether a section is added to the board that is chosen, if it has none. Default: false. */
  readonly addsSection?: boolean
  /** The section that was chosen before is gone. Only said once. Default: false. */
  readonly isSectionGone?: boolean
}

export interface BoardPickerInput extends WithPolicy {
  readonly session: Session
  /** Null: not a pin yet, so there are no suggestions and no board holds it. */
  readonly pinId: string | null
  readonly isDesktop: boolean
  /** Null: opened for the first time. */
  readonly memory: BoardPickerMemory | null
  /** The boards that the pin was saved to just now, which cannot be chosen again, where several can be chosen. Default: only one can be. */
  readonly savedIds?: readonly string[] | undefined
  /** Whether a section can be added to a board without any. Default: false. */
  readonly canAddSection?: boolean | undefined
}

/** The chosen board, maybe with a section of it, the chosen boards, or a name (possibly empty) for a new one. */
export type BoardPickerOutput =
  | {
      readonly kind: 'board'
      readonly board: Board
      /** The section that was chosen with it. Default: none. */
      readonly section?: BoardSection
      /** A section is to be added to it. Default: false. */
      readonly addsSection?: boolean
      readonly memory: BoardPickerMemory
    }
  | { readonly kind: 'several'; readonly boards: readonly Board[]; readonly memory: BoardPickerMemory }
  | { readonly kind: 'create'; readonly name: string; readonly memory: BoardPickerMemory }

/** Input of `readBoards`. */
export interface BoardsRequest {
  readonly session: Session
  readonly pinId: string | null
  readonly isDesktop: boolean
  readonly bookmark: string | null
  /** The order that the member chose in this picker. Default: what the device remembers. */
  readonly sort?: BoardSort | null | undefined
}

/** Input of `readPinDetails`. */
export interface PinDetailsRequest {
  /** Null: there is nothing to request. */
  readonly pinId: string | null
}

/** A highlighted row. The same board can be in both lists. */
export interface Highlight {
  readonly board: BoardOption
  readonly isTopChoice: boolean
}

/** What `readPinDetails` sends, each at most once; a request that fails sends nothing. */
export type PinDetail =
  | { type: 'titles.suggested'; titles: readonly string[] }
  /** Null: no board holds the pin. */
  | { type: 'pinnedTo.answered'; pinnedTo: PinnedTo | null }

export type BoardPickerEvent =
  | PinDetail
  | { type: 'query.changed'; query: string }
  /** Null: the highlight becomes inactive. */
  | { type: 'option.highlighted'; highlight: Highlight | null }
  /** Chooses the highlighted row, if there is one. */
  | { type: 'enter.pressed' }
  | { type: 'board.chosen'; board: BoardOption }
  /** Whether several boards are chosen. */
  | { type: 'several.toggled' }
  /** Whether a section is added to the board that is chosen. */
  | { type: 'section.toggled' }
  /** The boards that are chosen are all. */
  | { type: 'several.submitted' }
  /** 'Create board' or a suggested name. Default name: the query. */
  | { type: 'create.requested'; name?: string }
  | { type: 'retry.requested' }
  /** Another order of the boards. They are read again if those that are there do not tell it. */
  | { type: 'order.chosen'; sort: BoardSort }
  /** The list was scrolled close to its end. */
  | { type: 'end.neared' }
