import { offsiteMachine } from '../../../../machines/auth/offsite/offsite.machine.ts'
import { createClient } from '../../../api/client.ts'
import { offsiteEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { offsitePayload } from '../../../domain/navigation/offsite.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/** The check page's machine with its actor provided from the config. */
export function provideOffsite({ api, policy }: TackboardConfig) {
  const client = createClient(offsiteEndpoints, { ...api, policy })
  return offsiteMachine.provide({
    actors: {
      checkLink: fromCall(
        async ({ input, signal }) =>
          (await client.checkOffsite(offsitePayload(input), signal)).resource_response.data,
      ),
    },
  })
}
