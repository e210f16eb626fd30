import { sectionPickerMachine } from '../../../machines/sectionPicker/sectionPicker.machine.ts'
import { createClient } from '../../api/client.ts'
import { toSection } from '../../api/entities/toBoard.ts'
import { sectionEndpoints } from '../../api/saving.endpoints.ts'
import { fromCall } from '../fromCall.ts'
import type { House } from '../house.ts'

/** The section picker's machine with its one wire connected to one house. */
export function provideSectionPicker({ api, policy }: House) {
  const client = createClient({ readSections: sectionEndpoints.readSections }, { ...api, policy })
  return sectionPickerMachine.provide({
    actors: {
      readSections: fromCall(async ({ input: { boardId }, signal }) =>
        (await client.readSections({ board_id: boardId }, signal)).resource_response.data.map(toSection),
      ),
    },
  })
}
