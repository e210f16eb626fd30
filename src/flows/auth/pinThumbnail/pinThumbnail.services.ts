import {
  pinThumbnailMachine,
  type PinRequest,
} from '../../../../machines/auth/pinThumbnail/pinThumbnail.machine.ts'
import type { Client } from '../../../api/client.ts'
import { pinEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { thumbnailOf, type PinThumbnail } from '../../../domain/auth/pinThumbnail.ts'
import { clientOf } from '../../runtime/clientOf.ts'
import { fromCall } from '../../runtime/fromCall.ts'

/**
 * Reads a pin by one of the server's two calls. On behalf of another profile it is read by id, with that profile's `orbac_subject_id`, for
 * which the query has no field; otherwise by the query.
 */
export async function readThumbnail(
  client: Client<typeof pinEndpoints>,
  { pinId, subjectId }: PinRequest,
  signal: AbortSignal,
): Promise<PinThumbnail> {
  const answer = subjectId
    ? await client.readPin({ id: pinId, field_set_key: 'detailed', orbac_subject_id: subjectId }, signal)
    : await client.queryPin({ pinId }, signal)
  return thumbnailOf(answer.resource_response.data)
}

const client = clientOf(pinEndpoints)

/** The thumbnail's machine with its actor. A pin that was read in this visit is not read again. */
export const pinThumbnailLogic = pinThumbnailMachine.provide({
  actors: {
    readThumbnail: fromCall(async ({ config, input, signal }) => {
      const { thumbnails } = config.visit
      const key = JSON.stringify([input.subjectId, input.pinId])
      const thumbnail = thumbnails.get(key) ?? (await readThumbnail(client(config), input, signal))
      thumbnails.set(key, thumbnail)
      return thumbnail
    }),
  },
})
