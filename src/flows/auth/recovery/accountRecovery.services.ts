import { accountRecoveryMachine } from '../../../../machines/auth/accountRecovery/accountRecovery.machine.ts'
import { createClient } from '../../../api/client.ts'
import { facebookEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { deriveLoginData } from '../../../domain/auth/providers/loginData.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/** The banner's machine with its actor provided from the config. */
export function provideAccountRecovery({ api, policy }: TackboardConfig) {
  const client = createClient(facebookEndpoints, { ...api, policy })
  return accountRecoveryMachine.provide({
    actors: {
      readLoginData: fromCall(async ({ input, signal }) =>
        deriveLoginData((await client.readFacebookLoginData(input, signal)).resource_response.data),
      ),
    },
  })
}
