import type { createPinEndpoints } from '../../../src/api/createPin/createPin.endpoints.ts'
import { all, isOneOf, needs, type RequestRules } from '../needs.ts'

/** What each request of the create-pin page must contain. */
export const createPinRequestRules: RequestRules<typeof createPinEndpoints> = {
  registerImage: needs('image_url'),
  findPinImages: all(needs('url'), isOneOf('scrapeMetric', 'www_url_scrape')),
  readSettings: () => null,
  recordUserState: needs('state', 'value'),
}
