import {
  viewedProfileMachine,
  type PinnerRequest,
} from '../../../../machines/business/viewedProfile/viewedProfile.machine.ts'
import { createClient } from '../../../api/client.ts'
import { pinEndpoints } from '../../../api/auth/auth.endpoints.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { fromCall } from '../../runtime/fromCall.ts'

/** The owner of the page at hand, with every actor provided from the config. */
export function provideViewedProfile({ api, policy }: TackboardConfig) {
  const client = createClient(pinEndpoints, { ...api, policy })
  return viewedProfileMachine.provide({
    actors: {
      readPinner: fromCall<string | null, PinnerRequest>(async ({ input: { pinId, subjectId }, signal }) => {
        const request = { id: pinId, field_set_key: 'detailed', orbac_subject_id: subjectId } as const
        const { data } = (await client.readPin(request, signal)).resource_response
        return data.pinner?.id || null
      }),
    },
  })
}
