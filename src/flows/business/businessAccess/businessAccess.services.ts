import { fromCallback, type EventObject } from 'xstate'
import { businessAccessMachine } from '../../../../machines/business/businessAccess/businessAccess.machine.ts'
import type { ChoiceEvent } from '../../../../machines/business/businessAccess/businessAccess.types.ts'
import { createClient } from '../../../api/client.ts'
import { businessEndpoints } from '../../../api/business/business.endpoints.ts'
import { toProfile } from '../../../api/business/business.entities.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { readChoice, watchProfile } from '../../runtime/actingProfile.storage.ts'

/** Acting for a business, with every actor provided from the config. */
export function provideBusinessAccess({ api, policy, platform, session }: TackboardConfig) {
  const client = createClient(businessEndpoints, { ...api, policy })
  const userId = session?.userId ?? ''
  return businessAccessMachine.provide({
    actors: {
      watchChoice: fromCallback<EventObject, undefined, ChoiceEvent>(({ sendBack }) => {
        sendBack({ type: 'choice.loaded', choice: readChoice(platform, userId) })
        return watchProfile(platform, userId, (profileId) => sendBack({ type: 'choice.changed', profileId }))
      }),
      readProfiles: fromCall(async ({ signal }) => {
        const { data } = (await client.readProfiles({}, signal)).resource_response
        return data.profiles.map(toProfile)
      }),
    },
  })
}
