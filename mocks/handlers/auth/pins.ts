import { db } from '../../db.ts'
import { refusal } from '../../respond.ts'
import type { Handler } from '../handler.ts'

/** Responds with a pin's thumbnail data, or a 404. */
function respond(id: string) {
  const pin = db.pins.find((row) => row.id === id)
  if (!pin) return refusal({ status: 404, message: 'That pin does not exist.' })
  const { imageUrl, embed, dominantColor, pinnerId } = pin
  return {
    resource_response: {
      data: {
        imageSpec_236x: imageUrl === null ? null : { url: imageUrl },
        embed,
        dominantColor,
        ...(pinnerId !== undefined && { pinner: { id: pinnerId } }),
      },
    },
  }
}

export const readPin: Handler<'readPin'> = ({ payload }) => respond(payload.id)
export const queryPin: Handler<'queryPin'> = ({ payload }) => respond(payload.pinId)
