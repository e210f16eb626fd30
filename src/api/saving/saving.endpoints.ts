import * as v from 'valibot'
import { call } from '../endpoint.ts'
import { answerOf, emptyAnswerSchema } from '../answer.ts'
import {
  boardsSchema,
  boardSchema,
  candidateSchema,
  hashtagsSchema,
  pinDetailsSchema,
  pinnedToSchema,
  savedPinSchema,
  sectionSchema,
  titlesSchema,
} from './entities/saving.ts'
import type {
  BoardCreatePayload,
  BoardsPayload,
  PinCreatePayload,
  SectionCreatePayload,
} from './saving.payloads.ts'

/* The calls of saving, by who makes them. saving.txt §7 names resources, not addresses: every path with `/resource/` is an open value. */

/** What the board picker asks. */
export const pickerEndpoints = {
  readBoards: call<BoardsPayload>()({
    method: 'GET',
    path: '/resource/BoardPickerBoardsResource/get/',
    answer: answerOf(boardsSchema),
  }),
  readTitleSuggestions: call<{ readonly id: string }>()({
    method: 'GET',
    path: '/v3/pins/:id/board_title_suggestions/',
    answer: answerOf(titlesSchema),
  }),
  /** Whether the pin is on a board already. */
  readPinnedTo: call<{
    readonly id: string
    readonly fields: 'pin.board(),pin.id,pin.pinned_to_board(),pin.type,pin.via_pinner()'
  }>()({
    method: 'GET',
    path: '/v3/pins/:id/',
    answer: answerOf(pinnedToSchema),
  }),
} as const

/** What making a board asks; where invites are sent is not shown and so an open value. */
export const boardEndpoints = {
  createBoard: call<BoardCreatePayload>()({
    method: 'POST',
    path: '/resource/BoardResource/create/',
    answer: answerOf(boardSchema),
  }),
  suggestCollaborators: call<Readonly<Record<string, never>>>()({
    method: 'GET',
    path: '/resource/ShareSuggestionsResource/get/',
    answer: answerOf(v.array(candidateSchema)),
  }),
  searchCollaborators: call<{ readonly term: string }>()({
    method: 'GET',
    path: '/resource/ShareSuggestionsTypeaheadResource/get/',
    answer: answerOf(v.array(candidateSchema)),
  }),
  inviteCollaborators: call<{
    readonly board_id: string
    readonly user_ids: readonly string[]
    readonly emails: readonly string[]
  }>()({
    method: 'POST',
    path: '/resource/BoardInviteResource/create/',
    answer: emptyAnswerSchema,
  }),
} as const

/** What sections of a board are read and made with. */
export const sectionEndpoints = {
  readSections: call<{ readonly board_id: string }>()({
    method: 'GET',
    path: '/resource/BoardSectionsRepinResource/get/',
    answer: answerOf(v.array(sectionSchema)),
  }),
  createSection: call<SectionCreatePayload>()({
    method: 'POST',
    path: '/resource/BoardSectionResource/create/',
    answer: answerOf(sectionSchema),
  }),
} as const

/** What saving a pin asks, and what is read anew after it. */
export const saveEndpoints = {
  createPin: call<PinCreatePayload>()({
    method: 'POST',
    path: '/resource/PinResource/create/',
    answer: answerOf(savedPinSchema),
  }),
  repin: call<PinCreatePayload>()({
    method: 'POST',
    path: '/resource/RepinResource/create/',
    answer: answerOf(savedPinSchema),
  }),
  readBoard: call<{ readonly board_id: string; readonly field_set_key: 'detailed' }>()({
    method: 'GET',
    path: '/resource/BoardResource/get/',
    answer: answerOf(boardSchema),
  }),
  readSection: call<{ readonly section_id: string; readonly field_set_key: 'detailed' }>()({
    method: 'GET',
    path: '/resource/BoardSectionResource/get/',
    answer: answerOf(sectionSchema),
  }),
} as const

/** What hashtag suggestions ask. */
export const hashtagEndpoints = {
  autocomplete: call<{ readonly q: string; readonly show_pin_count: true }>()({
    method: 'GET',
    path: '/v3/search/autocomplete/',
    answer: answerOf(hashtagsSchema),
  }),
} as const

/** What the pin-saved dialog asks: the query by pinId, with the official user of the link's domain. */
export const pinSavedEndpoints = {
  querySavedPin: call<{ readonly pinId: string }>()({
    method: 'GET',
    path: '/v3/pin_query/saved/',
    answer: answerOf(pinDetailsSchema),
  }),
} as const

/** Every call of saving. */
export const savingEndpoints = {
  ...pickerEndpoints,
  ...boardEndpoints,
  ...sectionEndpoints,
  ...saveEndpoints,
  ...hashtagEndpoints,
  ...pinSavedEndpoints,
} as const
