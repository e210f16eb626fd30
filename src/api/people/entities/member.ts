import * as v from 'valibot'
import { nonEmptySchema, object } from '../../response.ts'

const text = v.optional(v.nullable(v.string()), null)

/** A member from the server. */
export const memberSchema = object({
  id: nonEmptySchema,
  /** The id that the other calls take, if `id` is that of a query. */
  entityId: v.optional(v.nullable(nonEmptySchema), null),
  full_name: text,
  username: nonEmptySchema,
  image_medium_url: text,
  followed_by_me: v.optional(v.boolean(), false),
  blocked_by_me: v.optional(v.boolean(), false),
  follower_count: v.optional(v.number(), 0),
  is_verified: v.optional(v.boolean(), false),
})
export type MemberData = v.InferOutput<typeof memberSchema>
