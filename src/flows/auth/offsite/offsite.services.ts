import { offsiteMachine } from '../../../../machines/auth/offsite/offsite.machine.ts'
import { offsiteEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { offsitePayload } from '../../../domain/navigation/offsite.ts'
import { clientOf } from '../../runtime/clientOf.ts'
import { fromCall } from '../../runtime/fromCall.ts'

const client = clientOf(offsiteEndpoints)

/** The check page's machine with its actor. */
export const offsiteLogic = offsiteMachine.provide({
  actors: {
    checkLink: fromCall(
      async ({ config, input, signal }) =>
        (await client(config).checkOffsite(offsitePayload(input), signal)).resource_response.data,
    ),
  },
})
