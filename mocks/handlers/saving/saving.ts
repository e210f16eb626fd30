import { db, viewerId } from '../../db.ts'
import { refusal } from '../../respond.ts'
import type { Handler } from '../handler.ts'
import { memberData } from '../people/people.ts'

/** Every save, including a repin, creates a pin with a new ID, increments the counts, and sets the board's cover if it has none. */
const save: Handler<'repin'> & Handler<'createPin'> = ({
  payload: { board_id, section, pin_id, image_url, title, description },
}) => {
  const board = db.boards.find(({ id }) => id === board_id)
  if (!board) return refusal({ status: 404, message: 'That board does not exist.' })
  board.pinCount += 1
  board.coverUrl ??= image_url ?? null
  const row = db.sections.find(({ id }) => id === section)
  if (row) row.pinCount += 1
  const id = String(1 + Math.max(8999, ...db.saves.map((earlier) => Number(earlier.id ?? 0))))
  db.saves.push({
    id,
    pinId: pin_id ?? id,
    boardId: board_id,
    sectionId: section ?? null,
    ...(pin_id === undefined && {
      created: { title: title ?? description ?? '', imageUrl: image_url ?? null },
    }),
  })
  return { resource_response: { data: { id, board: { id: board_id }, pinner: { id: viewerId() } } } }
}
export const createPin: Handler<'createPin'> = save
export const repin: Handler<'repin'> = save

/** Undoes a save. A pin that is gone already stays so. */
export const removePin: Handler<'removePin'> = ({ payload: { id } }) => {
  const saved = db.saves.find((row) => row.id === id)
  db.saves = db.saves.filter((row) => row !== saved)
  for (const row of [...db.boards, ...db.sections])
    if (row.id === saved?.boardId || row.id === saved?.sectionId) row.pinCount -= 1
  return { resource_response: { data: null } }
}

function respondWithPin(pinId: string) {
  const pin = db.pins.find(({ id }) => id === pinId)
  if (!pin) return refusal({ status: 404, message: 'That pin does not exist.' })
  const { title = null, link = null, dominantColor, imageUrl, video, websiteMedia, officialUserId } = pin
  const { isPromoted = false, sponsorshipStatus = null } = pin
  const saved = db.saves.findLast((row) => row.pinId === pinId)
  const board = db.boards.find(({ id }) => id === saved?.boardId)
  const cover = video?.coverUrl
  return {
    resource_response: {
      data: {
        id: pin.id,
        title,
        link,
        dominantColor,
        trackingParams: null,
        imageSpec_236x: imageUrl === null ? null : { url: imageUrl, width: 236, height: 354 },
        imageSpec_orig: imageUrl === null ? null : { url: imageUrl, width: 944, height: 1_416 },
        embed: pin.embed,
        video: video
          ? {
              src: video.src,
              duration: video.duration,
              customCoverImg: cover ? { src: cover, width: 236, height: 354 } : null,
            }
          : null,
        websiteMedia: websiteMedia ? [...websiteMedia] : null,
        isPromoted,
        sponsorshipStatus,
        pinner: pin.pinnerId === undefined ? null : { id: pin.pinnerId },
        pinnedToBoard: board ? { name: board.name, layout: board.layout } : null,
        linkDomain: officialUserId === undefined ? null : { officialUser: memberData(officialUserId) },
      },
    },
  }
}
export const readSavedPin: Handler<'readSavedPin'> = ({ payload: { id } }) => respondWithPin(id)
export const querySavedPin: Handler<'querySavedPin'> = ({ payload: { pinId } }) => respondWithPin(pinId)

export const autocomplete: Handler<'autocomplete'> = ({ payload: { q } }) => ({
  resource_response: {
    data: db.hashtags
      .filter(({ query }) => query.startsWith(q.toLowerCase()))
      .map(({ query, pinCount }) => ({ query, pin_count: pinCount })),
  },
})
