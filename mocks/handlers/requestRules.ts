import type { EveryEndpoint } from '../../src/api/everyEndpoint.ts'
import { authRequestRules } from './auth/requestRules.ts'
import { businessRequestRules } from './business/requestRules.ts'
import { createPinRequestRules } from './createPin/requestRules.ts'
import type { RequestRules } from './needs.ts'
import { peopleRequestRules } from './people/requestRules.ts'
import { promoteRequestRules } from './promote/requestRules.ts'
import { savingRequestRules } from './saving/requestRules.ts'

/** What each request must contain. A request that breaks its rule is refused with a message that explains why. */
export const requestRules: RequestRules<EveryEndpoint> = {
  ...authRequestRules,
  ...savingRequestRules,
  ...peopleRequestRules,
  ...createPinRequestRules,
  ...businessRequestRules,
  ...promoteRequestRules,
}
