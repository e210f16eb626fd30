import { boardFormMachine } from '../../../../machines/saving/boardForm/boardForm.machine.ts'
import { collaboratorsMachine } from '../../../../machines/saving/collaborators/collaborators.machine.ts'
import { toBoard } from '../../../api/saving/entities/toBoard.ts'
import { toCollaborator } from '../../../api/saving/entities/toCollaborator.ts'
import { boardEndpoints } from '../../../api/saving/saving.endpoints.ts'
import { savingClient } from '../savingClient.ts'
import { fromCall } from '../../runtime/fromCall.ts'

const client = savingClient(boardEndpoints)

/** The board form's machine with its actors. */
export const boardFormLogic = boardFormMachine.provide({
  actors: {
    createBoard: fromCall(async ({ config, input, signal }) =>
      toBoard((await client(config).createBoard(input, signal)).resource_response.data),
    ),
    collaborators: collaboratorsMachine.provide({
      actors: {
        suggestCollaborators: fromCall(async ({ config, signal }) =>
          (await client(config).suggestCollaborators({}, signal)).resource_response.data.map(toCollaborator),
        ),
        searchCollaborators: fromCall(async ({ config, input: { term }, signal }) =>
          (await client(config).searchCollaborators({ term }, signal)).resource_response.data.map(
            toCollaborator,
          ),
        ),
      },
    }),
  },
})
