import { bulkFollowMachine } from '../../../../machines/people/bulkFollow/bulkFollow.machine.ts'
import { bulkFollowEndpoints } from '../../../api/people/people.endpoints.ts'
import { memberClientOf } from '../../runtime/memberClientOf.ts'
import { fromCall } from '../../runtime/fromCall.ts'

const client = memberClientOf(bulkFollowEndpoints)

/** The row's machine with its actor. The ids are joined by commas. */
export const bulkFollowLogic = bulkFollowMachine.provide({
  actors: {
    followAll: fromCall(async ({ config, input: { ids }, signal }) => {
      await client(config).followUsers({ followee_ids: ids.join(',') }, signal)
    }),
  },
})
