import * as v from 'valibot'

/**
 * Response of GET /v3/offsite/. A link with nothing against it has no status. A response with neither a status nor a URL is invalid.
 * auth.txt §7. D11.
 */
export const offsiteResponseSchema = v.object({
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
