import * as v from 'valibot'
import { ids, maybe } from './call.ts'

const text = v.string()

/** A page of the boards for the picker, or of all boards for the create-pin page. saving.txt §3, §6, §7. */
export const boards = v.union([
  v.object({
    pin_id: maybe(text),
    username: text,
    advertiser_id: maybe(text),
    filter: maybe(v.literal('protected')),
    field_set_key: v.literal('board_picker'),
    orbac_subject_id: maybe(text),
    shortlist_suggestions: v.number(),
    isDesktop: v.boolean(),
    bookmark: maybe(text),
    sort: maybe(v.picklist(['last_saved', 'name'])),
  }),
  v.object({
    user_id: text,
    filter: v.literal('all'),
    field_set_key: v.literal('profile_grid_item'),
    orbac_subject_id: maybe(text),
    bookmark: maybe(text),
    sort: maybe(v.picklist(['last_saved', 'name'])),
  }),
])

/** A new board. */
export const boardCreate = v.object({
  name: text,
  privacy: v.picklist(['PUBLIC', 'PROTECTED', 'SECRET']),
  advertiser_id: maybe(text),
  aux_data: v.object({ source: v.literal('board_picker') }),
  orbac_subject_id: maybe(text),
})

/** A new section. */
export const sectionCreate = v.object({
  board_id: text,
  initial_pins: ids,
  name: text,
  name_source: v.picklist([0, 1, 2]),
  orbac_subject_id: maybe(text),
})

/** A new pin. */
export const pinCreate = v.object({
  board_id: text,
  section: maybe(text),
  pin_id: maybe(text),
  color: maybe(text),
  clientTrackingParams: maybe(text),
  description: maybe(text),
  guid: maybe(text),
  link: maybe(text),
  image_base64: maybe(text),
  image_url: maybe(text),
  is_buyable_pin: v.literal(false),
  is_removable: maybe(v.boolean()),
  media_upload_id: maybe(text),
  method: maybe(v.picklist(['uploaded', 'pinbuilder', 'scraped', 'button'])),
  title: maybe(text),
  alt_text: maybe(text),
  advertiser_id: maybe(text),
  orbac_subject_id: maybe(text),
  shuffle_asset: maybe(v.object({ entityId: text, cutoutImages: v.optional(v.array(v.unknown())) })),
  share_facebook: maybe(v.boolean()),
  share_twitter: maybe(v.boolean()),
})
