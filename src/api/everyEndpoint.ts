import type { CallName } from '../domain/policy/callName.ts'
import { authEndpoints, type AuthEndpoints } from './auth/everyAuthEndpoint.ts'
import { businessEndpoints } from './business/business.endpoints.ts'
import { createPinEndpoints } from './createPin/createPin.endpoints.ts'
import { peopleEndpoints } from './people/people.endpoints.ts'
import { promoteEndpoints } from './promote/promote.endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { savingEndpoints } from './saving/saving.endpoints.ts'

export type EveryEndpoint = AuthEndpoints &
  typeof savingEndpoints &
  typeof peopleEndpoints &
  typeof createPinEndpoints &
  typeof businessEndpoints &
  typeof promoteEndpoints

/** All endpoints, by the names that the policy knows, for mocks and tests. Flows import only the tables they need. */
export const everyEndpoint: EveryEndpoint = {
  ...authEndpoints,
  ...savingEndpoints,
  ...peopleEndpoints,
  ...createPinEndpoints,
  ...businessEndpoints,
  ...promoteEndpoints,
} as const satisfies Readonly<Record<CallName, Endpoint>>
