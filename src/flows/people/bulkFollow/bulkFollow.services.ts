import { bulkFollowMachine } from '../../../../machines/people/bulkFollow/bulkFollow.machine.ts'
import { createClient } from '../../../api/client.ts'
import { bulkFollowEndpoints } from '../../../api/people/people.endpoints.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/** The machine of a row with its actor provided from the config. The ids are joined by commas. */
export function provideBulkFollow({ api, policy }: TackboardConfig) {
  const client = createClient(bulkFollowEndpoints, { ...api, policy })
  return bulkFollowMachine.provide({
    actors: {
      followAll: fromCall(
        async ({ input, signal }: { input: { readonly ids: readonly string[] }; signal: AbortSignal }) => {
          await client.followUsers({ followee_ids: input.ids.join(',') }, signal)
        },
      ),
    },
  })
}
