import * as v from 'valibot'
import { nonEmptySchema, object } from '../../response.ts'

/** The part of a pin that its thumbnail needs. Any field may be missing. */
export const pinSchema = object({
  imageSpec_236x: v.optional(v.nullable(object({ url: v.string() })), null),
  embed: v.optional(
    v.nullable(object({ src: v.optional(v.nullable(v.string()), null), type: v.string() })),
    null,
  ),
  dominantColor: v.optional(v.nullable(v.string()), null),
  /** Who saved it; null if not known. */
  pinner: v.optional(v.nullable(object({ id: nonEmptySchema }))),
})

/** Response of both pin calls. */
export const pinResponseSchema = object({ resource_response: object({ data: pinSchema }) })
