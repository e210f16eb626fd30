import {
  pinSavedMachine,
  type SavedPinRequest,
} from '../../../../machines/saving/pinSaved/pinSaved.machine.ts'
import { createClient, type Client } from '../../../api/client.ts'
import { toSavedPin } from '../../../api/saving/entities/toSavedPin.ts'
import { pinSavedEndpoints } from '../../../api/saving/saving.endpoints.ts'
import type { SavedPin } from '../../../domain/saving/pinSaved.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/**
 * Acting for another profile, reads the pin by its ID with that profile's `orbac_subject_id`, which the query has no field for; otherwise,
 * uses the query.
 */
async function readSavedPin(
  client: Client<typeof pinSavedEndpoints>,
  { pinId, subjectId }: SavedPinRequest,
  signal: AbortSignal,
): Promise<SavedPin> {
  const response = subjectId
    ? await client.readSavedPin({ id: pinId, field_set_key: 'detailed', orbac_subject_id: subjectId }, signal)
    : await client.querySavedPin({ pinId }, signal)
  return toSavedPin(response.resource_response.data)
}

/** The dialog's machine with its actor provided from the config. */
export function providePinSaved({ api, policy }: TackboardConfig) {
  const client = createClient(pinSavedEndpoints, { ...api, policy })
  return pinSavedMachine.provide({
    actors: {
      readSavedPin: fromCall(({ input, signal }) => readSavedPin(client, input, signal)),
    },
  })
}
