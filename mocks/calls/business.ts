import type { businessEndpoints } from '../../src/api/business/business.endpoints.ts'
import { call, nothing, type AllTrue, type Calls, type Untrue } from './call.ts'

/** The calls for acting for a business. saving.txt §7. */
export const businessCalls = {
  readProfiles: call(
    'Reads the profiles that a partner may act for.',
    nothing,
    {},
    'A malformed profile is left out. A refusal never leads to another page.',
  ),
} satisfies Calls<typeof businessEndpoints>

true satisfies AllTrue<Untrue<typeof businessCalls, typeof businessEndpoints>>
