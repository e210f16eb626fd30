import { loginMfaMachine } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { logIn } from '../services/auth.client.ts'
import { codeFields, resendCode } from '../services/mfa.client.ts'
import { requestOf } from '../services/requestOf.ts'

/** The two-factor step of the sign-in flow with its actors. */
export const loginMfaLogic = loginMfaMachine.provide({
  actors: {
    verifyCode: fromCall(({ config, input, signal, system }) =>
      logIn(config, requestOf(system, input.credentials, codeFields(input)), signal),
    ),
    resendCode: fromCall(({ config, input: { credentials }, signal, system }) =>
      resendCode(config, requestOf(system, credentials), signal),
    ),
  },
})
