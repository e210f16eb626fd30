import { db } from '../../db.ts'
import type { BoardRow } from '../../rows.ts'
import { boardRow } from '../../fixtures/boards.ts'
import { hardNames, manyBoards } from '../../fixtures/manyBoards.ts'
import { boardData, readBoards as fromDb } from '../../handlers/saving/boards.ts'
import { querySavedPin as savedPin, repin } from '../../handlers/saving/saving.ts'
import type { Handler } from '../../handlers/handler.ts'
import { html, never, offline, refusal, serverError, wrongShape } from '../../respond.ts'
import { inArea, type Situation } from '../scenario.ts'
import { sharedBoardsSituations } from './sharedBoards.ts'

const answering = (readBoards: Handler<'readBoards'>): Situation => ({ answers: { readBoards } })

/** All boards in one response or, with `pageSize`, in pages. */
const listing = (
  rows: () => readonly BoardRow[],
  pageSize = Number.POSITIVE_INFINITY,
): Handler<'readBoards'> => {
  let created: readonly BoardRow[] | undefined
  return ({ payload }) => {
    const all = (created ??= rows())
    const from = Number(payload.bookmark ?? 0)
    const shortlisted = payload.filter === 'all' || from > 0 ? 0 : Number(payload.shortlist_suggestions)
    const until = from + pageSize
    return {
      resource_response: {
        data: {
          all_boards: all.slice(from, until).map(boardData),
          boards_shortlist: all.slice(0, shortlisted).map(boardData),
          bookmark: until < all.length ? String(until) : null,
        },
      },
    }
  }
}
const having = (rows: () => readonly BoardRow[]): Situation => answering(listing(rows))
const inPages = listing(() => manyBoards(120), 50)

const sorting = (own: Situation): Situation => ({ policy: { saving: { boardSort: true } }, ...own })
/** The answer to a request for an order. */
const onceSorted =
  (answer: Handler<'readBoards'>): Handler<'readBoards'> =>
  (call) =>
    (call.payload.sort === undefined ? fromDb : answer)(call)

/** Tops up the ordinary boards to forty. They are in the tables, so a pin can be saved to each of them. */
function addOthers() {
  const others = manyBoards(40).slice(8)
  if (!db.boards.some(({ id }) => id === others[0]?.id)) db.boards.push(...others)
}

/** The first page loads; later ones get this response. */
const thenMeeting = (more: Handler<'readBoards'>): Situation =>
  answering((call) => (call.payload.bookmark === undefined ? inPages : more)(call))

/** The first matching call fails, later ones succeed. Resets each time the situation is set up. */
const failingOnce = (matches: (bookmark: unknown) => boolean, answer: Handler<'readBoards'>): Situation => ({
  get answers() {
    let hasFailed = false
    const failing: Handler<'readBoards'> = (call) => {
      if (hasFailed || !matches(call.payload.bookmark)) return answer(call)
      hasFailed = true
      return serverError()
    }
    return { readBoards: failing }
  },
})

/** A board with an invalid cover. */
const covered = (name: string, coverUrl: string) => ({ ...boardRow(name, name), coverUrl })

const findsSections = { policy: { saving: { sectionsInSearch: true } } } as const

/** Sections with names that are hard to show: that of a board, a long one, markup, one from right to left, and none. */
const hardSections = [
  'Blue sofa',
  'Everything about light, from the lantern at the garden gate to the lamp that we never found a place for',
  '<b>Bold</b>',
  'إضاءة الحديقة',
  '',
]
/** Adds them to a board without sections. They are in the tables, so a pin can be saved to each of them. */
function addSections() {
  if (db.sections.some(({ boardId }) => boardId === '202')) return
  hardSections.forEach((title, n) =>
    db.sections.push({ id: String(400 + n), boardId: '202', title, pinCount: n, previewUrls: [] }),
  )
}

const addsSections = { policy: { saving: { firstSection: true } } } as const

const byQuery = { policy: { saving: { pinReads: 'query' } } } as const

/** Both calls that detect a saved pin respond the same way. */
const pinnedTo = (name: string, layout: string | null): Situation => ({
  answers: {
    readPinnedTo: ({ payload: { id } }) => ({
      resource_response: { data: { id, pinned_to_board: { name, layout } } },
    }),
    querySavedPin: async (call) => {
      const reply = await savedPin(call)
      if (reply instanceof Response) return reply
      const { data } = reply.resource_response
      return { resource_response: { data: { ...data, pinnedToBoard: { name, layout } } } }
    },
  },
})

const quietly = (
  answer: Handler<'readTitleSuggestions'> & Handler<'readPinnedTo'> & Handler<'querySavedPin'>,
): Situation => ({
  answers: { readTitleSuggestions: answer, readPinnedTo: answer, querySavedPin: answer },
})

/** Outcomes of reading boards, and various numbers of boards. */
export const boardsScenarios = inArea('boards', {
  none: having(() => []),
  one: having(() => manyBoards(1)),
  three: having(() => manyBoards(3)),
  four: having(() => manyBoards(4)),
  forty: answering((call) => (addOthers(), fromDb(call))),
  fifty: having(() => manyBoards(50)),
  inPages: answering(inPages),
  /** The member may choose the order. */
  sorted: sorting({}),
  sortedNeverAnswers: sorting({ answers: { readBoards: onceSorted(never) } }),
  /** Reading them in another order fails once. */
  sortedFailsOnce: {
    policy: { saving: { boardSort: true } },
    get answers() {
      let hasFailed = false
      return {
        readBoards: onceSorted((call) => {
          if (hasFailed) return fromDb(call)
          hasFailed = true
          return serverError()
        }),
      }
    },
  },
  ...sharedBoardsSituations,
  tenThousand: having(() => manyBoards(10_000)),
  hardNames: having(() => hardNames.map((name, n) => boardRow(n, name, { coverUrl: null }))),
  hostileCovers: having(() => [
    covered('Script', 'javascript:globalThis.wasRun=true'),
    covered(
      'Drawing with a script',
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="globalThis.wasRun=true"/>',
    ),
    covered('Gone', '/pins/gone.svg'),
    covered('Lake', '/pins/lake.svg'),
  ]),
  /** A search finds sections, too. */
  sectionsInSearch: findsSections,
  firstSection: addsSections,
  firstSectionFails: { ...addsSections, answers: { createSection: () => serverError() } },
  recentSections: { policy: { saving: { recentSections: true } } },
  recentHardSections: {
    policy: { saving: { recentSections: true } },
    ...answering((call) => (addSections(), fromDb(call))),
  },
  sectionsNeverSaved: { ...findsSections, answers: { repin: never } },
  hardSections: { ...findsSections, ...answering((call) => (addSections(), fromDb(call))) },
  /** The pin is already on a board. */
  pinned: pinnedTo('Blue sofa', null),
  pinnedToQuickCreates: pinnedTo('Quick saves', 'quick_creates'),
  /** An app whose server has the query. */
  byQuery: { ...pinnedTo('Blue sofa', null), ...byQuery },
  neverAnswers: answering(never),
  moreNeverAnswers: thenMeeting(never),
  failsOnce: failingOnce(() => true, fromDb),
  moreFailsOnce: failingOnce((bookmark) => bookmark !== undefined, inPages),
  refused: answering(() => refusal({ status: 403 })),
  malformed: answering(() => html()),
  wrongShape: answering(() => wrongShape({ resource_response: { data: { all_boards: [{ id: '' }] } } })),
  offline: answering(offline),
  quietReadsFail: quietly(() => serverError()),
  quietReadsFailByQuery: { ...quietly(() => serverError()), ...byQuery },
  quietReadsMalformed: quietly(() =>
    wrongShape({ errors: [{ message: 'Cannot query this pin.' }], data: null }),
  ),
})

/** The rows of the picker's errors. */
export const boardPickerScenarios = inArea('boardPicker', {
  loadFailed: { answers: { readBoards: () => serverError() } },
  moreFailed: thenMeeting(() => serverError()),
  /** A section that the search finds was deleted meanwhile: the server knows it no more once the pin is saved into it. */
  sectionGone: {
    ...findsSections,
    answers: {
      repin: (call) => {
        if (call.payload.section === undefined) return repin(call)
        db.sections = db.sections.filter(({ id }) => id !== call.payload.section)
        return refusal({ status: 404, message: 'That section does not exist.' })
      },
    },
  },
})
