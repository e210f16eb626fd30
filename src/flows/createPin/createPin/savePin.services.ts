import type { PinRequest } from '../../../../machines/createPin/createPin/createPin.types.ts'
import { saveEndpoints } from '../../../api/saving/saving.endpoints.ts'
import type { PinCreatePayload } from '../../../api/saving/saving.payloads.ts'
import { savingClient } from '../../saving/savingClient.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { pinPayload } from '../../saving/saveToBoard/saveToBoard.payload.ts'

const client = savingClient(saveEndpoints)

/** What creating the pin sends. Anything that the page did not bring is left out. */
export const createPinPayload = ({
  session,
  draft,
  description,
  altText,
  imageUrl,
  method,
  boardId,
  sectionId,
}: PinRequest): PinCreatePayload =>
  pinPayload({
    session,
    boardId,
    sectionId,
    method,
    pin: {
      id: draft.pinId,
      link: draft.url ?? undefined,
      description: description.trim() || undefined,
      altText: altText?.trim() || undefined,
      title: draft.title?.trim() || undefined,
      imageUrl,
      color: draft.color,
      guid: draft.guid ?? undefined,
    },
  })

/** Creates the pin, or saves an existing one again. */
export const savePin = fromCall<{ readonly pinId: string }, PinRequest>(async ({ config, input, signal }) => {
  const { createPin, repin } = client(config)
  const save = input.draft.pinId === null ? createPin : repin
  const { data } = (await save(createPinPayload(input), signal)).resource_response
  return { pinId: data.id }
})
