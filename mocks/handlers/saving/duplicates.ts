import { isSamePicture } from '../../../src/domain/saving/duplicates.ts'
import { imageSignatureOf } from '../../../src/domain/saving/imageAddress.ts'
import { db, viewerId } from '../../db.ts'
import type { SaveRow } from '../../rows.ts'
import type { Handler } from '../handler.ts'

const imageOf = ({ created, pinId }: SaveRow) =>
  created ? created.imageUrl : (db.pins.find(({ id }) => id === pinId)?.imageUrl ?? null)

/** The pins with this picture on the boards of the member, or of the profile that they act for. The address without its size is the signature. */
export const findDuplicates: Handler<'findDuplicates'> = ({ payload }) => {
  const member = payload.orbac_subject_id ?? viewerId()
  const wanted = { imageUrl: payload.image_url ?? null, signature: payload.image_signature ?? null }
  return {
    resource_response: {
      data: db.saves.flatMap((save) => {
        const board = db.boards.find(
          ({ id, ownerId, collaboratorIds }) =>
            id === save.boardId && (ownerId === member || collaboratorIds.includes(member)),
        )
        const imageUrl = imageOf(save)
        const found = { imageUrl, signature: imageSignatureOf(imageUrl) }
        if (!board || !isSamePicture(wanted, found)) return []
        return [
          {
            board: { id: board.id, name: board.name },
            image_url: found.imageUrl,
            image_signature: found.signature,
          },
        ]
      }),
    },
  }
}
