import * as v from 'valibot'
import { memberSchema } from '../../people/entities/member.ts'
import { listOf, nonEmptySchema, object } from '../../response.ts'

const text = v.optional(v.nullable(v.string()), null)
const list = <Item extends v.GenericSchema>(item: Item) => v.optional(v.nullable(v.array(item)), null)

const collaborator = object({ username: nonEmptySchema, full_name: text, image: text })

/** A board from the server. Decorative fields may be missing. */
export const boardSchema = object({
  id: nonEmptySchema,
  name: v.string(),
  url: text,
  layout: text,
  image_cover_url: text,
  /** In any case: a new board is sent in capitals. */
  privacy: v.optional(
    v.pipe(v.string(), v.toLowerCase(), v.picklist(['public', 'protected', 'secret'])),
    'public',
  ),
  is_collaborative: v.optional(v.boolean(), false),
  section_count: v.optional(v.number(), 0),
  pin_count: v.optional(v.number(), 0),
  owner: object({ id: nonEmptySchema, username: text }),
  collaborating_users: list(object({ id: nonEmptySchema })),
  /** Decorative, so whatever is malformed is as if it were not there. */
  collaborators: v.fallback(list(v.fallback(v.nullable(collaborator), null)), null),
  collaborator_count: v.fallback(
    v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
    null,
  ),
  collaborated_by_me: v.optional(v.boolean(), false),
  archived_by_me_at: text,
  cover_images: list(object({ url: v.string() })),
  /** Beyond the specification, for sections in the picker. Malformed ones are null, and a malformed list is none. */
  sections: v.optional(
    v.fallback(
      list(
        v.fallback(
          v.nullable(object({ id: nonEmptySchema, name: v.string(), pin_count: v.optional(v.number(), 0) })),
          null,
        ),
      ),
      null,
    ),
  ),
})
export type BoardData = v.InferOutput<typeof boardSchema>

/** A section of a board. */
export const sectionSchema = object({
  id: nonEmptySchema,
  title: v.string(),
  slug: text,
  board: object({ id: nonEmptySchema }),
  pin_count: v.optional(v.number(), 0),
  preview_pins: list(
    object({
      image_medium_url: text,
      image_square_url: text,
      image_square_size_pixels: v.optional(v.unknown()),
    }),
  ),
})
export type SectionData = v.InferOutput<typeof sectionSchema>

/**
 * The boards for the picker; malformed ones are null, and a list of nothing else is malformed. `bookmark` requests the next page; null at
 * the end.
 */
export const boardsSchema = object({
  all_boards: v.pipe(
    listOf(boardSchema),
    v.check((boards) => boards.length === 0 || boards.some(Boolean)),
  ),
  boards_shortlist: v.optional(listOf(boardSchema), []),
  bookmark: text,
})

/** A member's boards that they saved to last. */
export const saveBehaviorSchema = object({
  id: nonEmptySchema,
  recent_boards: v.optional(v.nullable(listOf(boardSchema)), null),
})

/** The member's pins with a picture; malformed ones are null, and a list of nothing else is malformed. */
export const duplicatesSchema = v.pipe(
  listOf(
    object({
      board: object({ id: nonEmptySchema, name: v.string() }),
      image_url: text,
      image_signature: text,
    }),
  ),
  v.check((pins) => pins.length === 0 || pins.some(Boolean)),
)
export type DuplicatesData = v.InferOutput<typeof duplicatesSchema>

/** The response to saving a pin. Only the ID is needed: the board and the member are those of the request. */
export const savedPinSchema = object({
  id: nonEmptySchema,
  board: v.optional(v.nullable(object({ id: nonEmptySchema })), null),
  pinner: v.optional(v.nullable(object({ id: nonEmptySchema })), null),
})

const pinnedTo = object({ name: v.string(), layout: text })

/** The viewer's board that already contains a pin; null for none. */
export const pinnedToSchema = object({
  id: nonEmptySchema,
  pinned_to_board: v.optional(v.nullable(pinnedTo), null),
})

const size = { width: v.optional(v.number(), 0), height: v.optional(v.number(), 0) }
const image = object({ url: v.string(), ...size })
const cover = object({ src: v.string(), ...size })

/**
 * A pin, the viewer's board that contains it, and the official user of its link's domain. If `isPromoted` or `sponsorshipStatus`, whose
 * name the spec leaves open, is malformed, so is the response: an ad is not shown unlabelled.
 */
export const pinDetailsSchema = object({
  id: nonEmptySchema,
  title: text,
  link: text,
  dominantColor: text,
  trackingParams: text,
  imageSpec_236x: v.optional(v.nullable(image), null),
  imageSpec_orig: v.optional(v.nullable(image), null),
  embed: v.optional(v.nullable(object({ src: text, type: v.string() })), null),
  video: v.optional(
    v.nullable(
      object({
        src: v.string(),
        duration: v.number(),
        customCoverImg: v.optional(v.nullable(cover), null),
      }),
    ),
    null,
  ),
  websiteMedia: list(image),
  isPromoted: v.optional(v.nullable(v.boolean()), null),
  sponsorshipStatus: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  pinnedToBoard: v.optional(v.nullable(pinnedTo), null),
  /** Whom the pin belongs to. */
  pinner: v.optional(v.nullable(object({ id: nonEmptySchema })), null),
  linkDomain: v.optional(
    v.nullable(object({ officialUser: v.optional(v.nullable(memberSchema), null) })),
    null,
  ),
})
export type PinDetailsData = v.InferOutput<typeof pinDetailsSchema>

/** A person or email address that can be invited to a board. */
export const candidateSchema = object({
  type: v.picklist(['user', 'user_share_suggestion', 'email']),
  id: nonEmptySchema,
  full_name: text,
  username: v.pipe(
    text,
    v.transform((username) => username || null),
  ),
  images: v.optional(v.nullable(object({ medium: text })), null),
  valid: v.optional(v.boolean(), true),
})
export type CandidateData = v.InferOutput<typeof candidateSchema>

/** Suggestions from the server. */
export const titlesSchema = v.array(object({ title: v.string() }))
export const hashtagsSchema = v.array(object({ query: v.string(), pin_count: v.optional(v.number(), 0) }))
export type HashtagsData = v.InferOutput<typeof hashtagsSchema>
