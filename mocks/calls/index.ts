import type { EveryEndpoint } from '../../src/api/everyEndpoint.ts'
import { authCalls } from './auth.ts'
import { businessCalls } from './business.ts'
import type { Calls } from './call.ts'
import { createPinCalls } from './createPin.ts'
import { peopleCalls } from './people.ts'
import { promoteCalls } from './promote.ts'
import { savingCalls } from './saving.ts'

/** The calls of each area. */
export const callsByArea = {
  auth: authCalls,
  saving: savingCalls,
  people: peopleCalls,
  createPin: createPinCalls,
  business: businessCalls,
  promote: promoteCalls,
} as const

/** Every call. A missing one does not compile. */
export const everyCall: Calls<EveryEndpoint> = {
  ...authCalls,
  ...savingCalls,
  ...peopleCalls,
  ...createPinCalls,
  ...businessCalls,
  ...promoteCalls,
}
