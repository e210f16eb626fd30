import * as v from 'valibot'
import { nonEmptySchema, object } from '../../api/response.ts'
import type { SavedPin } from '../../domain/saving/savedCounts.ts'

const text = v.nullable(v.string())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const texts = v.array(v.string())

const board = object({
  id: nonEmptySchema,
  name: v.string(),
  url: v.string(),
  layout: text,
  coverUrl: text,
  privacy: v.picklist(['public', 'protected', 'secret']),
  isCollaborative: v.boolean(),
  sectionCount: count,
  pinCount: count,
  ownerId: v.string(),
  ownerUsername: v.optional(text),
  collaboratorIds: texts,
  isCollaboratedByMe: v.boolean(),
  isArchived: v.boolean(),
  coverImages: texts,
})
const section = object({
  id: nonEmptySchema,
  title: v.string(),
  slug: v.string(),
  boardId: nonEmptySchema,
  pinCount: count,
  previewUrls: texts,
})
const savedPin = object({
  pin: object({
    id: nonEmptySchema,
    title: v.optional(v.string()),
    description: v.optional(v.string()),
    link: v.optional(v.string()),
    imageUrl: v.optional(text),
    color: v.optional(text),
  }),
  board,
  section: v.nullable(section),
  viewerPinCountDelta: v.literal(1),
})

/** Reads a save out of storage; null for anything else. */
export function savedPinOf(value: unknown): SavedPin | null {
  const { success, output } = v.safeParse(savedPin, value)
  return success ? output : null
}
