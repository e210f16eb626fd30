import { ssoPopupMachine } from '../../../../machines/auth/ssoPopup/ssoPopup.machine.ts'
import { ssoSignupMachine } from '../../../../machines/auth/ssoSignup/ssoSignup.machine.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { openPopup } from '../services/popup.actor.ts'
import { checkSso, exchangeForPerson } from '../services/sso.client.ts'
import { signupClient } from '../signup/signup.client.ts'

/** The single sign-on sign-up with its actors. */
export const ssoSignupLogic = ssoSignupMachine.provide({
  actors: {
    checkSso: fromCall(({ config, input, signal }) => checkSso(config, input.email, signal)),
    checkEmailExists: fromCall(
      async ({ config, input, signal }) =>
        (await signupClient(config).checkEmailExists(input, signal)).resource_response.data,
    ),
    ssoPopup: ssoPopupMachine.provide({
      actors: {
        openPopup,
        identify: fromCall(({ config, input, signal }) => exchangeForPerson(config, input, signal)),
      },
    }),
  },
})
