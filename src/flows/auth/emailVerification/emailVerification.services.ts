import { emailVerificationMachine } from '../../../../machines/auth/emailVerification/emailVerification.machine.ts'
import { emailVerificationEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { memberClientOf } from '../../runtime/memberClientOf.ts'

const client = memberClientOf(emailVerificationEndpoints)

/** The reminder's machine with its actor. */
export const emailVerificationLogic = emailVerificationMachine.provide({
  actors: {
    resendVerification: fromCall(async ({ config, signal }) => {
      await client(config).resendVerification({}, signal)
    }),
  },
})
