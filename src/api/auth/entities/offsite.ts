import * as v from 'valibot'

/**
 * Answer of GET /v3/offsite/. auth.txt §7: "redirect_status (blocked, suspicious, porn) and url". A link that nothing is known against has
 * no status; an answer with neither status nor address says nothing, and is no answer. D11.
 */
export const offsiteAnswerSchema = v.object({
  resource_response: v.object({
    data: v.pipe(
      v.object({
        redirect_status: v.optional(v.nullable(v.string()), null),
        url: v.optional(v.nullable(v.string()), null),
      }),
      v.check(({ redirect_status, url }) => redirect_status !== null || url !== null),
    ),
  }),
})
