import { boardFormMachine } from '../../../../machines/saving/boardForm/boardForm.machine.ts'
import { collaboratorsMachine } from '../../../../machines/saving/collaborators/collaborators.machine.ts'
import { createClient } from '../../../api/client.ts'
import { toBoard } from '../../../api/saving/entities/toBoard.ts'
import { toCollaborator } from '../../../api/saving/entities/toCollaborator.ts'
import { boardEndpoints } from '../../../api/saving/saving.endpoints.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { House } from '../../runtime/house.ts'

/** The board form's machine with every wire connected to one house. */
export function provideBoardForm({ api, policy }: House) {
  const client = createClient(boardEndpoints, { ...api, policy })
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
