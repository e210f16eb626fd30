import type { createPinEndpoints } from '../../../src/api/createPin/createPin.endpoints.ts'
import { db } from '../../db.ts'
import { pageImages } from '../../fixtures/pageImages.ts'
import { refusal } from '../../respond.ts'
import type { HandlersFor } from '../handler.ts'
import { boardData } from '../saving/boards.ts'

const respond = <Data>(data: Data) => ({ resource_response: { data } })

export const createPinHandlers: HandlersFor<typeof createPinEndpoints> = {
  registerImage: ({ payload: { image_url } }) => {
    db.registeredImages.push(image_url)
    return respond(null)
  },
  /** Every page has the same images; a page without any is a scenario. */
  findPinImages: () => respond({ items: pageImages.map(({ url }) => ({ type: 'pinnable', url })) }),
  /** The boards that the member saved to last, newest first. */
  readSaveBehavior: ({ payload: { username } }) => {
    const user = db.users.find((row) => row.username === username)
    if (!user) return refusal({ status: 404, message: 'That member does not exist.' })
    const ids = [...new Set(db.recentBoardIds)]
    return respond({
      id: user.id,
      recent_boards: ids.flatMap((id) => {
        const row = db.boards.find((board) => board.id === id)
        return row ? [boardData(row)] : []
      }),
    })
  },
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
