import { destinationMachine } from '../../../../machines/createPin/destination/destination.machine.ts'
import { boardEndpoints } from '../../../api/saving/saving.endpoints.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { provideBoardForm } from '../../saving/boardForm/boardForm.services.ts'
import { provideSectionForm } from '../../saving/sectionForm/sectionForm.services.ts'
import { provideSectionPicker } from '../../saving/sectionPicker/sectionPicker.services.ts'
import { savingClient } from '../../saving/savingClient.ts'
import { provideExternalBoardPicker } from './externalBoards.services.ts'

/** The machine that chooses a board, and those of its steps, with every actor provided from the config. */
export function provideDestination(config: TackboardConfig) {
  const client = savingClient(boardEndpoints, config)
  return destinationMachine.provide({
    actors: {
      boardPicker: provideExternalBoardPicker(config),
      boardForm: provideBoardForm(config),
      sectionPicker: provideSectionPicker(config),
      sectionForm: provideSectionForm(config),
      inviteCollaborators: fromCall(async ({ input: { boardId, userIds, emails }, signal }) => {
        await client.inviteCollaborators({ board_id: boardId, user_ids: userIds, emails }, signal)
      }),
    },
  })
}
