import { pinSavedMachine } from '../../../../machines/saving/pinSaved/pinSaved.machine.ts'
import { createClient } from '../../../api/client.ts'
import { toSavedPin } from '../../../api/saving/entities/toSavedPin.ts'
import { pinSavedEndpoints } from '../../../api/saving/saving.endpoints.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { House } from '../../runtime/house.ts'

/** The dialog's machine with its one wire connected to one house. */
export function providePinSaved({ api, policy }: House) {
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
