import { sectionFormMachine } from '../../../../machines/saving/sectionForm/sectionForm.machine.ts'
import { createClient } from '../../../api/client.ts'
import { toSection } from '../../../api/saving/entities/toBoard.ts'
import { sectionEndpoints } from '../../../api/saving/saving.endpoints.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/** The section form's machine with its actor provided from the config. */
export function provideSectionForm({ api, policy, actingFor }: TackboardConfig) {
  const client = createClient(sectionEndpoints, { ...api, policy })
  return sectionFormMachine.provide({
    actors: {
      createSection: fromCall(async ({ input: { boardId, pinIds, name, nameSource, subjectId }, signal }) => {
        const subject = subjectId ?? actingFor
        const payload = {
          board_id: boardId,
          initial_pins: pinIds,
          name,
          name_source: nameSource,
          ...(subject !== null && { orbac_subject_id: subject }),
        }
        return toSection((await client.createSection(payload, signal)).resource_response.data)
      }),
    },
  })
}
