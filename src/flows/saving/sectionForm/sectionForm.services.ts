import { sectionFormMachine } from '../../../../machines/saving/sectionForm/sectionForm.machine.ts'
import { toSection } from '../../../api/saving/entities/toBoard.ts'
import { sectionEndpoints } from '../../../api/saving/saving.endpoints.ts'
import { savingClient } from '../savingClient.ts'
import { fromCall } from '../../runtime/fromCall.ts'

const client = savingClient(sectionEndpoints)

/** The section form's machine with its actor. */
export const sectionFormLogic = sectionFormMachine.provide({
  actors: {
    createSection: fromCall(async ({ config, input, signal }) => {
      const { boardId, pinIds, name, nameSource, subjectId } = input
      const payload = {
        board_id: boardId,
        initial_pins: pinIds,
        name,
        name_source: nameSource,
        ...(subjectId !== null && { orbac_subject_id: subjectId }),
      }
      return toSection((await client(config).createSection(payload, signal)).resource_response.data)
    }),
  },
})
