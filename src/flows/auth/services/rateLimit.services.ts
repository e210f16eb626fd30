import { rateLimitMachine } from '../../../../machines/auth/rateLimit/rateLimit.machine.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { recordTimestamp } from './botLimit.storage.ts'

/** The limit of bot checks with its actor. */
export const rateLimitLogic = rateLimitMachine.provide({
  actors: { recordTimestamp: fromCall(async ({ config }) => recordTimestamp(config)) },
})
