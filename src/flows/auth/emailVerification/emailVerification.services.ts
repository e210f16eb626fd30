import { emailVerificationMachine } from '../../../../machines/auth/emailVerification/emailVerification.machine.ts'
import { emailVerificationEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { clientOf } from '../../runtime/clientOf.ts'
import { fromCall } from '../../runtime/fromCall.ts'

const client = clientOf(emailVerificationEndpoints)

/** The reminder's machine with its actor. */
export const emailVerificationLogic = emailVerificationMachine.provide({
  actors: {
    resendVerification: fromCall(async ({ config, signal }) => {
      await client(config).resendVerification({}, signal)
    }),
  },
})
