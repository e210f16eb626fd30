import * as v from 'valibot'
import { call } from '../endpoint.ts'
import { emptyResponseSchema, object, responseOf } from '../response.ts'

/* Endpoints of the create-pin page. The spec names resources, not paths: override `/resource/` paths in
   `policy.paths.calls`. */

/** The pictures of the external page, before a pin is created. */
export const pinImageEndpoints = {
  /** Announces an image, so that the server can fetch it early. */
  registerImage: call<{ readonly image_url: string }>()({
    method: 'PUT',
    path: '/v3/pins/image/',
    response: emptyResponseSchema,
  }),
  /** The images of a page. Only items of type 'pinnable' can become a pin. */
  findPinImages: call<{ readonly url: string; readonly scrapeMetric: 'www_url_scrape' }>()({
    method: 'GET',
    path: '/resource/FindPinImagesResource/get/',
    response: responseOf(
      object({
        items: v.array(object({ type: v.string(), url: v.optional(v.nullable(v.string()), null) })),
      }),
    ),
  }),
} as const

/** Connecting an account of the photo-sharing service. */
export const claimEndpoints = {
  readSettings: call<Readonly<Record<string, never>>>()({
    method: 'GET',
    path: '/v3/users/settings',
    response: responseOf(
      object({
        connected_to_instagram: v.boolean(),
        listed_website_url: v.optional(v.nullable(v.string()), null),
      }),
    ),
  }),
  /** Remembers something about the member on the server. */
  recordUserState: call<{ readonly state: string; readonly value: string }>()({
    method: 'POST',
    path: '/resource/UserStateResource/create/',
    response: emptyResponseSchema,
  }),
} as const

/** All endpoints of the create-pin page that saving does not have. */
export const createPinEndpoints = {
  ...pinImageEndpoints,
  ...claimEndpoints,
} as const
