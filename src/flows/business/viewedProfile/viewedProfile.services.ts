import { viewedProfileMachine } from '../../../../machines/business/viewedProfile/viewedProfile.machine.ts'
import { pinEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { memberClientOf } from '../../runtime/memberClientOf.ts'
import { fromCall } from '../../runtime/fromCall.ts'

const client = memberClientOf(pinEndpoints)

/** The machine of the page's owner with its actor. */
export const viewedProfileLogic = viewedProfileMachine.provide({
  actors: {
    readPinner: fromCall(async ({ config, input: { pinId, subjectId }, signal }) => {
      const request = { id: pinId, field_set_key: 'detailed', orbac_subject_id: subjectId } as const
      const { data } = (await client(config).readPin(request, signal)).resource_response
      return data.pinner?.id || null
    }),
  },
})
