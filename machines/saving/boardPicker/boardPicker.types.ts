import type { Board } from '../../../src/domain/saving/board.ts'
import type { Session } from '../../../src/domain/auth/session.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

/** Which board of the viewer's holds the pin already. saving.txt §3 "pinnedToBoard". */
export interface PinnedTo {
  readonly name: string
  readonly layout: string | null
}

/** One answer of the list: boards as the server orders them, and where the next ones begin. saving.txt §7. */
export interface BoardPage {
  readonly boards: readonly Board[]
  /** 'Top choices'. */
  readonly shortlist: readonly Board[]
  /** Asks for what comes after; null at the end. */
  readonly bookmark: string | null
}

/** What a picker that is opened again begins with: its list at once, and what was typed. */
export interface BoardPickerMemory extends Omit<BoardPage, 'boards'> {
  /** Null: none were read yet. */
  readonly boards: readonly Board[] | null
  readonly query: string
  /** Suggested names for a new board. */
  readonly suggestions: readonly string[]
  readonly pinnedTo: PinnedTo | null
}

export interface BoardPickerInput extends WithPolicy {
  readonly session: Session
  /** Null: what is saved is no pin yet, so nothing is suggested and nothing is pinned already. */
  readonly pinId: string | null
  readonly isDesktop: boolean
  /** Null: opened for the first time. */
  readonly memory: BoardPickerMemory | null
}

/** What was picked: a board, or a name (which may be empty) for a new one. */
export type BoardPickerOutput =
  | { readonly kind: 'board'; readonly board: Board; readonly memory: BoardPickerMemory }
  | { readonly kind: 'create'; readonly name: string; readonly memory: BoardPickerMemory }

/** Which boards are asked for. */
export interface BoardsRequest {
  readonly session: Session
  readonly pinId: string | null
  readonly isDesktop: boolean
  readonly bookmark: string | null
}

/** A highlighted row. The same board may stand in both lists. */
export interface Highlight {
  readonly board: Board
  readonly isTopChoice: boolean
}

/** What is heard of a pin while its boards are read; a question that fails is never answered. */
export type PinAnswer =
  | { type: 'titles.suggested'; titles: readonly string[] }
  /** Null: no board holds it. */
  | { type: 'pinnedTo.answered'; pinnedTo: PinnedTo | null }

export type BoardPickerEvent =
  | PinAnswer
  | { type: 'query.changed'; query: string }
  /** Null: the highlight becomes inactive. */
  | { type: 'option.highlighted'; highlight: Highlight | null }
  /** Enter: picks what is highlighted, or does nothing. */
  | { type: 'enter.pressed' }
  | { type: 'board.chosen'; board: Board }
  /** 'Create board', or a suggested name. Default: what was typed. */
  | { type: 'create.requested'; name?: string }
  | { type: 'retry.requested' }
  /** The end of the list is near. */
  | { type: 'end.neared' }
