import { duplicatesMachine } from '../../../../machines/saving/duplicates/duplicates.machine.ts'
import { toFoundPictures } from '../../../api/saving/entities/toFoundPictures.ts'
import { duplicatesEndpoints } from '../../../api/saving/saving.endpoints.ts'
import { duplicateBoards, type DuplicateBoard, type Picture } from '../../../domain/saving/duplicates.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { savingClient } from '../savingClient.ts'

const client = savingClient(duplicatesEndpoints)

/** The machine with its call. */
export const duplicatesLogic = duplicatesMachine.provide({
  actors: {
    findDuplicates: fromCall<readonly DuplicateBoard[], Picture>(async ({ config, input, signal }) => {
      // The member did not ask for this, so it opens no log-in when the session has ended.
      const { findDuplicates } = client({ ...config, sessionGate: null })
      const { imageUrl, signature } = input
      const payload = {
        ...(imageUrl && { image_url: imageUrl }),
        ...(signature && { image_signature: signature }),
      }
      const { data } = (await findDuplicates(payload, signal)).resource_response
      return duplicateBoards(input, toFoundPictures(data))
    }),
  },
})
