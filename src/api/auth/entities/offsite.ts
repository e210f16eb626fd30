import * as v from 'valibot'
import { object } from '../../response.ts'

/** Response of GET /v3/offsite/. A link with nothing against it has no status. A response with neither a status nor a URL is invalid. */
export const offsiteResponseSchema = object({
  resource_response: object({
    data: v.pipe(
      object({
        redirect_status: v.optional(v.nullable(v.string()), null),
        url: v.optional(v.nullable(v.string()), null),
      }),
      v.check(({ redirect_status, url }) => redirect_status !== null || url !== null),
    ),
  }),
})
