import { assign, setup, type EventObject } from 'xstate'
import type { BoardSort } from '../../../src/domain/people/boardSort.ts'
import type { BoardOption } from '../../../src/domain/saving/board.ts'
import { eachOptionOnce } from '../../../src/domain/saving/boardOption.ts'
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
  readonly chosen: BoardOption | null
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
  several: null,
  addsSection: false,
}

export const initialContext = ({ memory, ...input }: BoardPickerInput): BoardPickerContext => ({
  ...input,
  ...(memory ?? emptyMemory),
  highlight: null,
  chosen: null,
  name: '',
})

/** Everything that does not belong to this picker alone. */
export const memoryOf = ({
  boards,
  shortlist,
  bookmark,
  sort,
  listedSort,
  query,
  suggestions,
  pinnedTo,
  several,
  addsSection,
}: BoardPickerContext): BoardPickerMemory => ({
  boards,
  shortlist,
  bookmark,
  sort,
  listedSort,
  query,
  suggestions,
  pinnedTo,
  ...(several && { several }),
  ...(addsSection && { addsSection }),
})

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
    canBeSeveral: ({ context: { savedIds, addsSection } }) => savedIds !== undefined && !addsSection,
    canAddSection: ({ context: { canAddSection, several } }) => Boolean(canAddSection) && !several,
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
      boards: eachOptionOnce(boards),
      shortlist: eachOptionOnce(shortlist),
      bookmark,
      highlight: null,
      sort,
      listedSort: sort,
    })),
    addPage: assign(({ context }, { boards, bookmark }: BoardPage) => ({
      boards: eachOptionOnce([...(context.boards ?? []), ...boards]),
      bookmark,
    })),
    assignTitles: assign((_, { titles }: { titles: readonly string[] }) => ({ suggestions: titles })),
    assignPinnedTo: assign((_, { pinnedTo }: { pinnedTo: PinnedTo | null }) => ({ pinnedTo })),
    // What cannot be chosen then is shown no more, so the highlight must not be on it.
    toggleSeveral: assign(({ context: { several } }) => ({ several: several ? null : [], highlight: null })),
    toggleSection: assign(({ context: { addsSection } }) => ({ addsSection: !addsSection, highlight: null })),
    toggle: assign(({ context: { several, savedIds } }, { board }: { board: BoardOption | null }) => {
      if (!several || !board || savedIds?.includes(board.id)) return {}
      const others = several.filter(({ id }) => id !== board.id)
      return { several: others.length < several.length ? others : [...several, board] }
    }),
    choose: assign((_, { board }: { board: BoardOption }) => ({ chosen: board })),
    chooseHighlighted: assign(({ context }) => ({ chosen: context.highlight?.board ?? null })),
    assignName: assign(({ context }, { name }: { name: string | undefined }) => ({
      name: name ?? visibleName(context.query),
    })),
  },
})
