import * as v from 'valibot'

/** The part of a pin that its thumbnail needs. Any field may be missing. auth.txt §3 "Pin data for thumbnails". */
export const pinSchema = v.object({
  imageSpec_236x: v.optional(v.nullable(v.object({ url: v.string() })), null),
  embed: v.optional(
    v.nullable(v.object({ src: v.optional(v.nullable(v.string()), null), type: v.string() })),
    null,
  ),
  dominantColor: v.optional(v.nullable(v.string()), null),
  /** Who saved it; null if not known. saving.txt §2 "Business access". */
  pinner: v.optional(v.nullable(v.object({ id: v.string() }))),
})

/** Response of both pin calls. auth.txt §7. */
export const pinResponseSchema = v.object({ resource_response: v.object({ data: pinSchema }) })
