import { fromCallback, type EventObject } from 'xstate'
import { businessAccessMachine } from '../../../../machines/business/businessAccess/businessAccess.machine.ts'
import type { ChoiceEvent } from '../../../../machines/business/businessAccess/businessAccess.types.ts'
import { businessEndpoints } from '../../../api/business/business.endpoints.ts'
import { toProfile } from '../../../api/business/business.entities.ts'
import { readChoice, watchProfile } from '../../runtime/actingProfile.storage.ts'
import { memberClientOf } from '../../runtime/memberClientOf.ts'
import { flowConfig } from '../../runtime/flowValue.ts'
import { fromCall } from '../../runtime/fromCall.ts'

const client = memberClientOf(businessEndpoints)

/** The machine of acting for a business with its actors. */
export const businessAccessLogic = businessAccessMachine.provide({
  actors: {
    watchChoice: fromCallback<EventObject, undefined, ChoiceEvent>(({ sendBack, system }) => {
      const { platform, session } = flowConfig.of(system)
      const userId = session?.userId ?? ''
      sendBack({ type: 'choice.loaded', choice: readChoice(platform, userId) })
      return watchProfile(platform, userId, (profileId) => sendBack({ type: 'choice.changed', profileId }))
    }),
    readProfiles: fromCall(async ({ config, signal }) => {
      const { data } = (await client(config).readProfiles({}, signal)).resource_response
      return data.profiles.map(toProfile)
    }),
  },
})
