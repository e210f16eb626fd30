import type { EventFrom, SnapshotFrom } from 'xstate'
import type { boardPickerMachine } from '../../../../machines/saving/boardPicker/boardPicker.machine.ts'
import type { Highlight, PinnedTo } from '../../../../machines/saving/boardPicker/boardPicker.types.ts'
import type { Session } from '../../../domain/auth/session.ts'
import type { Board } from '../../../domain/saving/board.ts'
import type {
  BoardPickerViewCallbacks,
  BoardPickerViewState,
} from '../../../views/saving/boardPicker/BoardPickerView.types.ts'
import type { BoardSort } from '../../../domain/people/boardSort.ts'
import type { ListedBoards } from './boardLists.ts'

export type BoardPickerSnapshot = SnapshotFrom<typeof boardPickerMachine>

/** The picker's state. Its lists are derived from it by `boardLists`. */
export interface BoardPickerState
  extends
    Omit<ListedBoards, 'own' | 'viewer' | 'allBoards'>,
    Pick<
      BoardPickerViewState,
      | 'status'
      | 'query'
      | 'busyId'
      | 'busySectionId'
      | 'addsSection'
      | 'isSectionGone'
      | 'suggestions'
      | 'pinnedTo'
      | 'more'
      | 'several'
      | 'savedIds'
    > {
  readonly session: Session
  readonly canAddSection: boolean
  /** Null: not loaded yet. */
  readonly allBoards: readonly Board[] | null
  readonly highlight: Highlight | null
  /** The order of the boards; null: none was chosen. */
  readonly sort: BoardSort | null
}

function moreOf(snapshot: BoardPickerSnapshot): BoardPickerViewState['more'] {
  if (snapshot.context.bookmark === null) return 'none'
  if (snapshot.matches({ choosing: 'moreFailed' })) return 'failed'
  // Between two requests, the rest counts as loading.
  return snapshot.can({ type: 'end.neared' }) ? 'waiting' : 'loading'
}

/** The board that the picker's notice names: the server's, or the one that the picture was saved to during the visit. Null: there is no notice. */
export function namedBoard(
  { pinnedTo, policy }: BoardPickerSnapshot['context'],
  savedTo: PinnedTo | null,
): PinnedTo | null {
  const named = pinnedTo ?? savedTo
  return named && named.layout !== policy.saving.quickCreatesLayout ? named : null
}

/** The picker's state for its view. If the server names no board that already holds the pin, `savedTo` is the one to show. */
export function connectBoardPicker(
  snapshot: BoardPickerSnapshot,
  savedTo: PinnedTo | null = null,
): BoardPickerState {
  const { boards, shortlist, session, bookmark, query, highlight, suggestions, policy } = snapshot.context
  const chosen = snapshot.matches('boardChosen') ? snapshot.context.chosen : null
  return {
    status: snapshot.matches('failed') ? 'failed' : snapshot.matches('loading') ? 'loading' : 'ready',
    allBoards: boards,
    shortlist,
    session,
    query,
    hasMore: bookmark !== null,
    saving: policy.saving,
    highlight,
    sort: snapshot.context.sort ?? null,
    // Its list may stay in view while the caller saves to the board.
    busyId: chosen?.id ?? null,
    busySectionId: chosen?.section?.id ?? null,
    suggestions,
    pinnedTo: namedBoard(snapshot.context, savedTo)?.name ?? null,
    more: moreOf(snapshot),
    several: snapshot.context.several,
    savedIds: snapshot.context.savedIds,
    canAddSection: Boolean(snapshot.context.canAddSection),
    addsSection: snapshot.context.addsSection,
    isSectionGone: snapshot.context.isSectionGone,
  }
}

export interface BoardPickerCallbacks extends Omit<BoardPickerViewCallbacks, 'onHighlight'> {
  readonly onHighlight: (highlight: Highlight | null) => void
  readonly onSort: (sort: BoardSort) => void
  readonly onSeveral: () => void
  readonly onAddSection: () => void
  readonly onSubmitSeveral: () => void
}

export const boardPickerCallbacks = (
  send: (event: EventFrom<typeof boardPickerMachine>) => void,
): BoardPickerCallbacks => ({
  onSearch: (query) => send({ type: 'query.changed', query }),
  onHighlight: (highlight) => send({ type: 'option.highlighted', highlight }),
  onEnter: () => send({ type: 'enter.pressed' }),
  onChoose: (board) => send({ type: 'board.chosen', board }),
  onCreate: (name) => send({ type: 'create.requested', ...(name !== undefined && { name }) }),
  onRetry: () => send({ type: 'retry.requested' }),
  onSort: (sort) => send({ type: 'order.chosen', sort }),
  onAddSection: () => send({ type: 'section.toggled' }),
  onSeveral: () => send({ type: 'several.toggled' }),
  onSubmitSeveral: () => send({ type: 'several.submitted' }),
  onNearEnd: () => send({ type: 'end.neared' }),
})
