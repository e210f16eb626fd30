import { sectionPickerMachine } from '../../../../machines/saving/sectionPicker/sectionPicker.machine.ts'
import { toSection } from '../../../api/saving/entities/toBoard.ts'
import { sectionEndpoints } from '../../../api/saving/saving.endpoints.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { savingClient } from '../savingClient.ts'

/** The section picker's machine with its actor provided from the config. */
export function provideSectionPicker(config: TackboardConfig) {
  const client = savingClient({ readSections: sectionEndpoints.readSections }, config)
  return sectionPickerMachine.provide({
    actors: {
      readSections: fromCall(async ({ input: { boardId }, signal }) =>
        (await client.readSections({ board_id: boardId }, signal)).resource_response.data.map(toSection),
      ),
    },
  })
}
