import { boardFormMachine } from '../../../../machines/saving/boardForm/boardForm.machine.ts'
import { collaboratorsMachine } from '../../../../machines/saving/collaborators/collaborators.machine.ts'
import { toBoard } from '../../../api/saving/entities/toBoard.ts'
import { toCollaborator } from '../../../api/saving/entities/toCollaborator.ts'
import { boardEndpoints } from '../../../api/saving/saving.endpoints.ts'
import { savingClient } from '../savingClient.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/** The board form's machine with every actor provided from the config. */
export function provideBoardForm(config: TackboardConfig) {
  const client = savingClient(boardEndpoints, config)
  return boardFormMachine.provide({
    actors: {
      createBoard: fromCall(async ({ input, signal }) =>
        toBoard((await client.createBoard(input, signal)).resource_response.data),
      ),
      collaborators: collaboratorsMachine.provide({
        actors: {
          suggestCollaborators: fromCall(async ({ signal }) =>
            (await client.suggestCollaborators({}, signal)).resource_response.data.map(toCollaborator),
          ),
          searchCollaborators: fromCall(async ({ input: { term }, signal }) =>
            (await client.searchCollaborators({ term }, signal)).resource_response.data.map(toCollaborator),
          ),
        },
      }),
    },
  })
}
