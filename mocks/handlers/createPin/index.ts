import type { createPinEndpoints } from '../../../src/api/createPin/createPin.endpoints.ts'
import { db } from '../../db.ts'
import { pageImages } from '../../fixtures/pageImages.ts'
import type { HandlersFor } from '../handler.ts'

const respond = <Data>(data: Data) => ({ resource_response: { data } })

export const createPinHandlers: HandlersFor<typeof createPinEndpoints> = {
  registerImage: ({ payload: { image_url } }) => {
    db.registeredImages.push(image_url)
    return respond(null)
  },
  /** Every page has the same images; there is a scenario for a page without any. */
  findPinImages: () => respond({ items: pageImages.map(({ url }) => ({ type: 'pinnable', url })) }),
  readSettings: () =>
    respond({
      connected_to_instagram: db.settings.isConnected,
      listed_website_url: db.settings.listedWebsiteUrl,
    }),
  recordUserState: ({ payload: { state, value } }) => {
    db.userStates.push({ state, value })
    return respond(null)
  },
}
