import {
  pinThumbnailMachine,
  type PinRequest,
} from '../../../../machines/auth/pinThumbnail/pinThumbnail.machine.ts'
import { createClient, type Client } from '../../../api/client.ts'
import { pinEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { thumbnailOf, type PinThumbnail } from '../../../domain/auth/pinThumbnail.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/**
 * auth.txt §7 has two calls for a pin and does not say when to use which. Acting on behalf of another profile, read it by id, with that
 * profile's `orbac_subject_id`, which the query has no field for; otherwise, use the query.
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

/** The thumbnail's machine with its actor provided from the config. A pin that was read in this visit is not read again. auth.txt §9. */
export function providePinThumbnail({ api, policy, visit: { thumbnails } }: TackboardConfig) {
  const client = createClient(pinEndpoints, { ...api, policy })
  return pinThumbnailMachine.provide({
    actors: {
      readThumbnail: fromCall(async ({ input, signal }) => {
        const key = JSON.stringify([input.subjectId, input.pinId])
        const thumbnail = thumbnails.get(key) ?? (await readThumbnail(client, input, signal))
        thumbnails.set(key, thumbnail)
        return thumbnail
      }),
    },
  })
}
