import type { CallName } from '../domain/policy/callName.ts'
import { authEndpoints } from './auth/everyAuthEndpoint.ts'
import { businessEndpoints } from './business/business.endpoints.ts'
import { createPinEndpoints } from './createPin/createPin.endpoints.ts'
import { peopleEndpoints } from './people/people.endpoints.ts'
import { promoteEndpoints } from './promote/promote.endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { savingEndpoints } from './saving/saving.endpoints.ts'

/** All endpoints, by the names that the policy knows, for mocks and tests. Flows import only the tables they need. */
export const everyEndpoint = {
  ...authEndpoints,
  ...savingEndpoints,
  ...peopleEndpoints,
  ...createPinEndpoints,
  ...businessEndpoints,
  ...promoteEndpoints,
} as const satisfies Readonly<Record<CallName, Endpoint>>

export type EveryEndpoint = typeof everyEndpoint
