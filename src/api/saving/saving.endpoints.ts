import * as v from 'valibot'
import { call } from '../endpoint.ts'
import { responseOf, emptyResponseSchema } from '../response.ts'
import {
  boardsSchema,
  boardSchema,
  candidateSchema,
  duplicatesSchema,
  hashtagsSchema,
  pinDetailsSchema,
  pinnedToSchema,
  saveBehaviorSchema,
  savedPinSchema,
  sectionSchema,
  titlesSchema,
} from './entities/saving.ts'
import type {
  BoardCreatePayload,
  BoardsPayload,
  DuplicatesPayload,
  ExternalBoardsPayload,
  ForProfile,
  PinCreatePayload,
  SectionCreatePayload,
} from './saving.payloads.ts'

/* Endpoints grouped by flow. The spec names resources, not paths: override `/resource/` paths in `policy.paths.calls`. */

/** The board picker. */
export const pickerEndpoints = {
  readBoards: call<BoardsPayload | ExternalBoardsPayload>()({
    method: 'GET',
    path: '/resource/BoardPickerBoardsResource/get/',
    response: responseOf(boardsSchema),
  }),
  readTitleSuggestions: call<{ readonly id: string }>()({
    method: 'GET',
    path: '/v3/pins/:id/board_title_suggestions/',
    response: responseOf(titlesSchema),
  }),
  /** Whether the pin is already on a board. */
  readPinnedTo: call<
    ForProfile & {
      readonly id: string
      readonly fields: 'pin.board(),pin.id,pin.pinned_to_board(),pin.type,pin.via_pinner()'
    }
  >()({
    method: 'GET',
    path: '/v3/pins/:id/',
    response: responseOf(pinnedToSchema),
  }),
} as const

/** Creating a board. The spec leaves the path for invitations open. */
export const boardEndpoints = {
  createBoard: call<BoardCreatePayload>()({
    method: 'POST',
    path: '/resource/BoardResource/create/',
    response: responseOf(boardSchema),
  }),
  suggestCollaborators: call<ForProfile>()({
    method: 'GET',
    path: '/resource/ShareSuggestionsResource/get/',
    response: responseOf(v.array(candidateSchema)),
  }),
  searchCollaborators: call<ForProfile & { readonly term: string }>()({
    method: 'GET',
    path: '/resource/ShareSuggestionsTypeaheadResource/get/',
    response: responseOf(v.array(candidateSchema)),
  }),
  inviteCollaborators: call<
    ForProfile & {
      readonly board_id: string
      readonly user_ids: readonly string[]
      readonly emails: readonly string[]
    }
  >()({
    method: 'POST',
    path: '/resource/BoardInviteResource/create/',
    response: emptyResponseSchema,
  }),
} as const

/** Reading and creating sections. */
export const sectionEndpoints = {
  readSections: call<ForProfile & { readonly board_id: string }>()({
    method: 'GET',
    path: '/resource/BoardSectionsRepinResource/get/',
    response: responseOf(v.array(sectionSchema)),
  }),
  createSection: call<SectionCreatePayload>()({
    method: 'POST',
    path: '/resource/BoardSectionResource/create/',
    response: responseOf(sectionSchema),
  }),
} as const

/** Saving a pin, and refreshing the board and section afterwards. */
export const saveEndpoints = {
  createPin: call<PinCreatePayload>()({
    method: 'POST',
    path: '/resource/PinResource/create/',
    response: responseOf(savedPinSchema),
  }),
  repin: call<PinCreatePayload>()({
    method: 'POST',
    path: '/resource/RepinResource/create/',
    response: responseOf(savedPinSchema),
  }),
  /** Removes a saved pin again. Only `policy.saving.undoSaves` needs it. */
  removePin: call<ForProfile & { readonly id: string }>()({
    method: 'DELETE',
    path: '/resource/PinResource/delete/',
    response: emptyResponseSchema,
  }),
  readBoard: call<ForProfile & { readonly board_id: string; readonly field_set_key: 'detailed' }>()({
    method: 'GET',
    path: '/resource/BoardResource/get/',
    response: responseOf(boardSchema),
  }),
  readSection: call<ForProfile & { readonly section_id: string; readonly field_set_key: 'detailed' }>()({
    method: 'GET',
    path: '/resource/BoardSectionResource/get/',
    response: responseOf(sectionSchema),
  }),
} as const

/** The boards that have a picture already. Only `policy.saving.findsDuplicates` needs it. */
export const duplicatesEndpoints = {
  findDuplicates: call<DuplicatesPayload>()({
    method: 'GET',
    path: '/resource/PinDuplicatesResource/get/',
    response: responseOf(duplicatesSchema),
  }),
} as const

/** Hashtag suggestions. */
export const hashtagEndpoints = {
  autocomplete: call<{ readonly q: string; readonly show_pin_count: true }>()({
    method: 'GET',
    path: '/v3/search/autocomplete/',
    response: responseOf(hashtagsSchema),
  }),
} as const

/** A pin, the board that contains it, and the official user of its link's domain. The spec leaves the paths open. */
export const pinSavedEndpoints = {
  readSavedPin: call<ForProfile & { readonly id: string; readonly field_set_key: 'detailed' }>()({
    method: 'GET',
    path: '/resource/PinResource/get/',
    response: responseOf(pinDetailsSchema),
  }),
  /** The variant that `policy.saving.pinReads` switches on, in place of `readSavedPin` and `readPinnedTo`. */
  querySavedPin: call<{ readonly pinId: string }>()({
    method: 'GET',
    path: '/v3/pin_query/saved/',
    response: responseOf(pinDetailsSchema),
  }),
} as const

/** What the member does when saving: the boards they used last. The spec names the field set, not the call. */
export const saveBehaviorEndpoints = {
  readSaveBehavior: call<
    ForProfile & { readonly username: string; readonly field_set_key: 'save_behavior' }
  >()({
    method: 'GET',
    path: '/resource/UserResource/get/',
    response: responseOf(saveBehaviorSchema),
  }),
} as const

/** All endpoints for saving. */
export const savingEndpoints = {
  ...pickerEndpoints,
  ...boardEndpoints,
  ...sectionEndpoints,
  ...saveEndpoints,
  ...duplicatesEndpoints,
  ...hashtagEndpoints,
  ...pinSavedEndpoints,
  ...saveBehaviorEndpoints,
} as const
