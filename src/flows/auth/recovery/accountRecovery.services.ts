import { accountRecoveryMachine } from '../../../../machines/auth/accountRecovery/accountRecovery.machine.ts'
import { facebookEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { deriveLoginData } from '../../../domain/auth/providers/loginData.ts'
import { clientOf } from '../../runtime/clientOf.ts'
import { fromCall } from '../../runtime/fromCall.ts'

const client = clientOf(facebookEndpoints)

/** The banner's machine with its actor. */
export const accountRecoveryLogic = accountRecoveryMachine.provide({
  actors: {
    readLoginData: fromCall(async ({ config, input, signal }) =>
      deriveLoginData((await client(config).readFacebookLoginData(input, signal)).resource_response.data),
    ),
  },
})
