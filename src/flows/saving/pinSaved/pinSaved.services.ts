import { pinSavedMachine } from '../../../../machines/saving/pinSaved/pinSaved.machine.ts'
import { createClient } from '../../../api/client.ts'
import { toSavedPin } from '../../../api/saving/entities/toSavedPin.ts'
import { pinSavedEndpoints } from '../../../api/saving/saving.endpoints.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/** The dialog's machine with its actor provided from the config. */
export function providePinSaved({ api, policy }: TackboardConfig) {
  const client = createClient(pinSavedEndpoints, { ...api, policy })
  return pinSavedMachine.provide({
    actors: {
      readSavedPin: fromCall(async ({ input: { pinId }, signal }) => {
        const { resource_response } = await client.querySavedPin({ pinId }, signal)
        return toSavedPin(resource_response.data)
      }),
    },
  })
}
