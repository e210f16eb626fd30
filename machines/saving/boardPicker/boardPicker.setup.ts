import { assign, setup, type EventObject } from 'xstate'
import type { Board } from '../../../src/domain/saving/board.ts'
import type { BoardSort } from '../../../src/domain/people/boardSort.ts'
import { mustReadAgain } from '../../../src/domain/saving/boardSort.ts'
import { delays, notProvided, notProvidedCallback, types } from '../../fragments/setup.ts'
import type {
  BoardPage,
  BoardPickerEvent,
  BoardPickerInput,
  BoardPickerMemory,
  BoardPickerOutput,
  BoardsRequest,
  Highlight,
  PinDetail,
  PinDetailsRequest,
  PinnedTo,
} from './boardPicker.types.ts'
import { visibleName } from '../../../src/domain/text/visibleName.ts'

export interface BoardPickerContext extends Omit<BoardPickerInput, 'memory'>, BoardPickerMemory {
  /** Null: the highlight is inactive. */
  readonly highlight: Highlight | null
  readonly chosen: Board | null
  /** Name for a new board. */
  readonly name: string
}

const emptyMemory: BoardPickerMemory = {
  boards: null,
  shortlist: [],
  bookmark: null,
  query: '',
  suggestions: [],
  pinnedTo: null,
}

export const initialContext = ({ memory, ...input }: BoardPickerInput): BoardPickerContext => ({
  ...input,
  ...(memory ?? emptyMemory),
  highlight: null,
  chosen: null,
  name: '',
})

/** Both lists, without the boards that the server returned before. */
const joined = (boards: readonly Board[], more: readonly Board[]): readonly Board[] => {
  const seen = new Set(boards.map(({ id }) => id))
  return [...boards, ...more.filter(({ id }) => !seen.has(id) && seen.add(id))]
}

/** Everything that does not belong to this picker alone. */
export const memoryOf = ({
  policy: _policy,
  session: _session,
  pinId: _pinId,
  isDesktop: _isDesktop,
  savedIds: _savedIds,
  highlight: _highlight,
  chosen: _chosen,
  name: _name,
  ...memory
}: BoardPickerContext): BoardPickerMemory => memory

/** Guards, actions, actors and delays of the board picker; the chart is in `boardPicker.machine.ts`. */
export const boardPickerSetup = setup({
  types: types<{
    context: BoardPickerContext
    input: BoardPickerInput
    events: BoardPickerEvent
    output: BoardPickerOutput
  }>(),
  actors: {
    readBoards: notProvided<BoardPage, BoardsRequest>('readBoards'),
    readPinDetails: notProvidedCallback<EventObject, PinDetailsRequest, PinDetail>('readPinDetails'),
  },
  delays: delays('requestTimeout', 'scrollFetch'),
  guards: {
    isRemembered: ({ context }) => context.boards !== null,
    hasMore: ({ context }) => context.bookmark !== null,
    isSeveral: ({ context: { several } }) => Boolean(several),
    canBeSeveral: ({ context: { savedIds } }) => savedIds !== undefined,
    hasSeveral: ({ context: { several } }) => (several?.length ?? 0) > 0,
    hasHighlight: ({ context }) => context.highlight !== null,
  },
  actions: {
    assignQuery: assign((_, { query }: { query: string }) => ({ query, highlight: null })),
    assignHighlight: assign((_, { highlight }: { highlight: Highlight | null }) => ({ highlight })),
    /** Drops the boards if they do not tell the order. */
    assignOrder: assign(({ context }, { sort }: { sort: BoardSort }) => ({
      ...(mustReadAgain(sort, context) && { boards: null, shortlist: [], bookmark: null }),
      sort,
      highlight: null,
    })),
    assignPage: assign((_, { boards, shortlist, bookmark, sort }: BoardPage) => ({
      boards: joined([], boards),
      shortlist: joined([], shortlist),
      bookmark,
      highlight: null,
      sort,
      listedSort: sort,
    })),
    addPage: assign(({ context }, { boards, bookmark }: BoardPage) => ({
      boards: joined(context.boards ?? [], boards),
      bookmark,
    })),
    assignTitles: assign((_, { titles }: { titles: readonly string[] }) => ({ suggestions: titles })),
    assignPinnedTo: assign((_, { pinnedTo }: { pinnedTo: PinnedTo | null }) => ({ pinnedTo })),
    toggleSeveral: assign(({ context: { several } }) => ({ several: several ? null : [] })),
    toggle: assign(({ context: { several, savedIds } }, { board }: { board: Board | null }) => {
      if (!several || !board || savedIds?.includes(board.id)) return {}
      const others = several.filter(({ id }) => id !== board.id)
      return { several: others.length < several.length ? others : [...several, board] }
    }),
    choose: assign((_, { board }: { board: Board }) => ({ chosen: board })),
    chooseHighlighted: assign(({ context }) => ({ chosen: context.highlight?.board ?? null })),
    assignName: assign(({ context }, { name }: { name: string | undefined }) => ({
      name: name ?? visibleName(context.query),
    })),
  },
})
