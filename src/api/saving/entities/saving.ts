import * as v from 'valibot'
import { memberSchema } from '../../people/entities/member.ts'

const text = v.optional(v.nullable(v.string()), null)
const list = <Item extends v.GenericSchema>(item: Item) => v.optional(v.nullable(v.array(item)), null)

/** A board from the server. Decorative fields may be missing. saving.txt §3 "Board". */
export const boardSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  url: text,
  layout: text,
  image_cover_url: text,
  privacy: v.optional(v.picklist(['public', 'protected', 'secret']), 'public'),
  is_collaborative: v.optional(v.boolean(), false),
  section_count: v.optional(v.number(), 0),
  pin_count: v.optional(v.number(), 0),
  owner: v.object({ id: v.string() }),
  collaborating_users: list(v.object({ id: v.string() })),
  collaborated_by_me: v.optional(v.boolean(), false),
  archived_by_me_at: text,
  cover_images: list(v.object({ url: v.string() })),
})
export type BoardData = v.InferOutput<typeof boardSchema>

/** A section of a board. saving.txt §3 "Board section". */
export const sectionSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  title: v.string(),
  slug: text,
  board: v.object({ id: v.string() }),
  pin_count: v.optional(v.number(), 0),
  preview_pins: list(
    v.object({
      image_medium_url: text,
      image_square_url: text,
      image_square_size_pixels: v.optional(v.unknown()),
    }),
  ),
})
export type SectionData = v.InferOutput<typeof sectionSchema>

/** The boards for the picker. `bookmark` requests the next page; null at the end. saving.txt §7. */
export const boardsSchema = v.object({
  all_boards: v.array(boardSchema),
  boards_shortlist: v.optional(v.array(boardSchema), []),
  bookmark: text,
})

/** The response to saving a pin. saving.txt §7 "response id, board.id, pinner.id". */
export const savedPinSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  board: v.object({ id: v.string() }),
  pinner: v.optional(v.nullable(v.object({ id: v.string() })), null),
})

const pinnedTo = v.object({ name: v.string(), layout: text })

/** The viewer's board that already contains a pin; null for none. saving.txt §3 "pinnedToBoard", §7. */
export const pinnedToSchema = v.object({
  id: v.string(),
  pinned_to_board: v.optional(v.nullable(pinnedTo), null),
})

const image = v.object({
  url: v.string(),
  width: v.optional(v.number(), 0),
  height: v.optional(v.number(), 0),
})

/**
 * A pin, the viewer's board that contains it, and the official user of its link's domain. saving.txt §3 "Pin", "Domain", "Video", §7. If
 * `isPromoted` or `sponsorshipStatus`, whose name the spec leaves open, is malformed, so is the response: an ad is not shown unlabelled.
 */
export const pinDetailsSchema = v.object({
  id: v.string(),
  title: text,
  description: text,
  link: text,
  dominantColor: text,
  imageSpec_236x: v.optional(v.nullable(image), null),
  video: v.optional(
    v.nullable(
      v.object({
        src: v.string(),
        duration: v.number(),
        customCoverImg: v.optional(v.nullable(v.object({ src: v.string() })), null),
      }),
    ),
    null,
  ),
  websiteMedia: list(
    v.object({ url: v.string(), width: v.optional(v.number(), 0), height: v.optional(v.number(), 0) }),
  ),
  isPromoted: v.optional(v.nullable(v.boolean()), null),
  sponsorshipStatus: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  pinnedToBoard: v.optional(v.nullable(pinnedTo), null),
  linkDomain: v.optional(
    v.nullable(v.object({ officialUser: v.optional(v.nullable(memberSchema), null) })),
    null,
  ),
})
export type PinDetailsData = v.InferOutput<typeof pinDetailsSchema>

/** A person or email address that can be invited to a board. saving.txt §3 "Collaborator candidate". */
export const candidateSchema = v.object({
  type: v.picklist(['user', 'user_share_suggestion', 'email']),
  id: v.string(),
  full_name: text,
  username: text,
  images: v.optional(v.nullable(v.object({ medium: text })), null),
  valid: v.optional(v.boolean(), true),
})
export type CandidateData = v.InferOutput<typeof candidateSchema>

/** Suggestions from the server. saving.txt §3 "Board title suggestion", "Hashtag suggestion". */
export const titlesSchema = v.array(v.object({ title: v.string() }))
export const hashtagsSchema = v.array(v.object({ query: v.string(), pin_count: v.optional(v.number(), 0) }))
export type HashtagsData = v.InferOutput<typeof hashtagsSchema>
