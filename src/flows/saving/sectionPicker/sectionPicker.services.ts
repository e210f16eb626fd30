import { sectionPickerMachine } from '../../../../machines/saving/sectionPicker/sectionPicker.machine.ts'
import { toSection } from '../../../api/saving/entities/toBoard.ts'
import { sectionEndpoints } from '../../../api/saving/saving.endpoints.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { savingClient } from '../savingClient.ts'

const client = savingClient(sectionEndpoints)

/** The section picker's machine with its actor. */
export const sectionPickerLogic = sectionPickerMachine.provide({
  actors: {
    readSections: fromCall(async ({ config, input: { boardId }, signal }) =>
      (await client(config).readSections({ board_id: boardId }, signal)).resource_response.data.map(
        toSection,
      ),
    ),
  },
})
