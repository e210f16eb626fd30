import { destinationMachine } from '../../../../machines/createPin/destination/destination.machine.ts'
import { boardEndpoints } from '../../../api/saving/saving.endpoints.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { boardFormLogic } from '../../saving/boardForm/boardForm.services.ts'
import { sectionFormLogic } from '../../saving/sectionForm/sectionForm.services.ts'
import { sectionPickerLogic } from '../../saving/sectionPicker/sectionPicker.services.ts'
import { savingClient } from '../../saving/savingClient.ts'
import { externalBoardPickerLogic } from './externalBoards.services.ts'

const client = savingClient(boardEndpoints)

/** The machine that chooses a board with its actors, among them the machines of its steps. */
export const destinationLogic = destinationMachine.provide({
  actors: {
    boardPicker: externalBoardPickerLogic,
    boardForm: boardFormLogic,
    sectionPicker: sectionPickerLogic,
    sectionForm: sectionFormLogic,
    inviteCollaborators: fromCall(async ({ config, input: { boardId, userIds, emails }, signal }) => {
      await client(config).inviteCollaborators({ board_id: boardId, user_ids: userIds, emails }, signal)
    }),
  },
})
