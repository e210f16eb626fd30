import * as v from 'valibot'

/** A pin as its thumbnail reads it; every part may be missing. auth.txt §3 "Pin data for thumbnails". */
export const pinSchema = v.object({
  imageSpec_236x: v.optional(v.nullable(v.object({ url: v.string() })), null),
  embed: v.optional(
    v.nullable(v.object({ src: v.optional(v.nullable(v.string()), null), type: v.string() })),
    null,
  ),
  dominantColor: v.optional(v.nullable(v.string()), null),
})

/** Answer of both calls for a pin: by id, and the query by pinId. auth.txt §7. */
export const pinAnswerSchema = v.object({ resource_response: v.object({ data: pinSchema }) })
