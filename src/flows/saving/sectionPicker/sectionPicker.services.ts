import { sectionPickerMachine } from '../../../../machines/saving/sectionPicker/sectionPicker.machine.ts'
import { createClient } from '../../../api/client.ts'
import { toSection } from '../../../api/saving/entities/toBoard.ts'
import { sectionEndpoints } from '../../../api/saving/saving.endpoints.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { House } from '../../runtime/house.ts'

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
