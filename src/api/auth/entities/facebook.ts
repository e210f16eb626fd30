import * as v from 'valibot'
import { nonEmptySchema, object } from '../../response.ts'

/** Response of POST /v3/facebook/profile_data/. */
export const facebookProfileSchema = object({
  resource_response: object({
    data: object({
      id: nonEmptySchema,
      email: v.optional(v.nullable(v.string()), null),
      first_name: v.optional(v.nullable(v.string()), null),
      last_name: v.optional(v.nullable(v.string()), null),
      gender: v.optional(v.nullable(v.string()), null),
      birthday: v.optional(v.nullable(v.string()), null),
      picture: v.optional(
        v.nullable(object({ data: object({ url: v.string(), is_silhouette: v.boolean() }) })),
        null,
      ),
    }),
  }),
})

/** Response of GET /v3/facebook/login_data/. */
export const facebookLoginDataSchema = object({
  resource_response: object({
    data: object({
      connected_to_gplus: v.boolean(),
      connected_to_google: v.boolean(),
      has_password: v.boolean(),
    }),
  }),
})
