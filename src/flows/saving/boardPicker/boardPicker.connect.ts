import type { EventFrom, SnapshotFrom } from 'xstate'
import type { boardPickerMachine } from '../../../../machines/saving/boardPicker/boardPicker.machine.ts'
import type { Board } from '../../../domain/saving/board.ts'
import { orderedBoards, ownBoards } from '../../../domain/saving/boardOrder.ts'
import { searchBoards } from '../../../domain/saving/boardSearch.ts'
import type {
  BoardPickerViewProps,
  BoardPickerViewState,
} from '../../../views/saving/boardPicker/BoardPickerView.types.ts'

export type BoardPickerSnapshot = SnapshotFrom<typeof boardPickerMachine>

type Send = (event: EventFrom<typeof boardPickerMachine>) => void
type Callbacks = Omit<BoardPickerViewProps, 'onHighlight' | keyof BoardPickerViewState>

const none: readonly Board[] = []
const known = new WeakMap<Send, Callbacks>()

/** The same callbacks for every snapshot of an actor: what a change does not touch is not drawn again. */
function callbacksOf(send: Send): Callbacks {
  const found = known.get(send) ?? {
    onSearch: (query) => send({ type: 'query.changed', query }),
    onEnter: () => send({ type: 'enter.pressed' }),
    onChoose: (board) => send({ type: 'board.chosen', board }),
    onCreate: (name) => send({ type: 'create.requested', ...(name !== undefined && { name }) }),
    onRetry: () => send({ type: 'retry.requested' }),
    onNearEnd: () => send({ type: 'end.neared' }),
  }
  known.set(send, found)
  return found
}

function moreOf(snapshot: BoardPickerSnapshot): BoardPickerViewState['more'] {
  // The rest is asked of the whole chart, so not where the answer is known.
  if (snapshot.context.bookmark === null) return 'none'
  if (snapshot.matches({ choosing: 'loadingMore' })) return 'loading'
  if (snapshot.matches({ choosing: 'moreFailed' })) return 'failed'
  // Between two asks, the rest is still on its way.
  return snapshot.can({ type: 'end.neared' }) ? 'waiting' : 'loading'
}

/** The picker's props. Lists that have not changed are the same arrays. saving.txt §2 "Board picker", H12. */
export function connectBoardPicker(
  snapshot: BoardPickerSnapshot,
  send: Send,
  locale = 'en',
): BoardPickerViewProps {
  const { context } = snapshot
  const {
    session,
    query,
    highlight,
    pinnedTo,
    policy: { saving },
  } = context
  const own = orderedBoards(context.boards ?? none, session, locale)
  const isSearching = query.trim() !== ''
  const hasHeadings = !isSearching && own.length > saving.singleListUpTo
  const topChoices = hasHeadings ? ownBoards(context.shortlist, session) : none
  const boards = searchBoards(own, query)
  return {
    status: snapshot.matches('failed') ? 'failed' : snapshot.matches('loading') ? 'loading' : 'ready',
    topChoices,
    boards,
    hasHeadings,
    isSearchable: query !== '' || own.length >= saving.boardSearchFrom || context.bookmark !== null,
    query,
    highlighted: !highlight
      ? -1
      : highlight.isTopChoice
        ? topChoices.indexOf(highlight.board)
        : placeOf(boards, highlight.board, topChoices.length),
    suggestions: context.suggestions,
    pinnedTo: pinnedTo && pinnedTo.layout !== saving.quickCreatesLayout ? pinnedTo.name : null,
    more: moreOf(snapshot),
    ...callbacksOf(send),
    onHighlight: (index) => {
      const board = topChoices[index] ?? boards[index - topChoices.length]
      send({
        type: 'option.highlighted',
        highlight: board ? { board, isTopChoice: index < topChoices.length } : null,
      })
    },
  }
}

function placeOf(boards: readonly Board[], board: Board, before: number): number {
  const at = boards.indexOf(board)
  return at < 0 ? at : at + before
}
