import { sectionFormMachine } from '../../../../machines/saving/sectionForm/sectionForm.machine.ts'
import { toSection } from '../../../api/saving/entities/toBoard.ts'
import { sectionEndpoints } from '../../../api/saving/saving.endpoints.ts'
import { savingClient } from '../savingClient.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/** The section form's machine with its actor provided from the config. */
export function provideSectionForm(config: TackboardConfig) {
  const client = savingClient(sectionEndpoints, config)
  return sectionFormMachine.provide({
    actors: {
      createSection: fromCall(async ({ input: { boardId, pinIds, name, nameSource, subjectId }, signal }) => {
        const payload = {
          board_id: boardId,
          initial_pins: pinIds,
          name,
          name_source: nameSource,
          ...(subjectId !== null && { orbac_subject_id: subjectId }),
        }
        return toSection((await client.createSection(payload, signal)).resource_response.data)
      }),
    },
  })
}
