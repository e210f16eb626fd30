import type { SaveRequest } from '../../../../machines/saving/saveToBoard/saveToBoard.types.ts'
import { saveEndpoints } from '../../../api/saving/saving.endpoints.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { savingClient } from '../savingClient.ts'
import { pinPayload } from './saveToBoard.payload.ts'

const { createPin, repin } = saveEndpoints
const client = savingClient({ createPin, repin })

/** Saves a pin. */
export const savePin = fromCall<{ readonly pinId: string }, SaveRequest>(
  async ({ config, input, signal }) => {
    // A machine that begins with a save is started twice by StrictMode, the second time at once.
    await Promise.resolve()
    signal.throwIfAborted()
    const calls = client(config)
    // A pin with an id is repinned; anything else creates a pin.
    const save = input.pin.id === null ? calls.createPin : calls.repin
    const {
      resource_response: { data },
    } = await save(pinPayload(input), signal)
    return { pinId: data.id }
  },
)
