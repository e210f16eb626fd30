import type { CallName } from '../domain/policy/callName.ts'
import { authEndpoints } from './auth/everyAuthEndpoint.ts'
import { businessEndpoints } from './business/business.endpoints.ts'
import { createPinEndpoints } from './createPin/createPin.endpoints.ts'
import { peopleEndpoints } from './people/people.endpoints.ts'
import { promoteEndpoints } from './promote/promote.endpoints.ts'
import { savingEndpoints } from './saving/saving.endpoints.ts'

/** All endpoints, for mocks and tests. Flows import only the tables they need. */
export const everyEndpoint = {
  ...authEndpoints,
  ...savingEndpoints,
  ...peopleEndpoints,
  ...createPinEndpoints,
  ...businessEndpoints,
  ...promoteEndpoints,
} as const

export type EveryEndpoint = typeof everyEndpoint

/** Does not compile unless the names of calls in the policy are those of the endpoints. */
type SameNames<A extends B, B extends CallName = CallName> = [A, Exclude<CallName, A>] extends [B, never]
  ? true
  : never
true satisfies SameNames<keyof EveryEndpoint>
