import { emailVerificationMachine } from '../../../../machines/auth/emailVerification/emailVerification.machine.ts'
import { createClient } from '../../../api/client.ts'
import { emailVerificationEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/** The reminder's machine with its actor provided from the config. */
export function provideEmailVerification({ api, policy }: TackboardConfig) {
  const client = createClient(emailVerificationEndpoints, { ...api, policy })
  return emailVerificationMachine.provide({
    actors: {
      resendVerification: fromCall(async ({ signal }) => {
        await client.resendVerification({}, signal)
      }),
    },
  })
}
