import { emailVerificationMachine } from '../../../../machines/auth/emailVerification/emailVerification.machine.ts'
import { createClient } from '../../../api/client.ts'
import { emailVerificationEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { House } from '../../runtime/house.ts'

/** The reminder's machine with its one wire connected to one house. */
export function provideEmailVerification({ api, policy }: House) {
  const client = createClient(emailVerificationEndpoints, { ...api, policy })
  return emailVerificationMachine.provide({
    actors: {
      resendVerification: fromCall(async ({ signal }) => {
        await client.resendVerification({}, signal)
      }),
    },
  })
}
