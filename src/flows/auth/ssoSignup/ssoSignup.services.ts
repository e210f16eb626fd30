import { ssoPopupMachine } from '../../../../machines/auth/ssoPopup/ssoPopup.machine.ts'
import { ssoSignupMachine } from '../../../../machines/auth/ssoSignup/ssoSignup.machine.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { createAuthClient } from '../services/auth.client.ts'
import { popupActor } from '../services/popup.actor.ts'
import { checkSso, exchangeForPerson } from '../services/sso.client.ts'
import { createSignupClient } from '../signup/signup.client.ts'

/** The single sign-on sign-up with every actor provided from the config. */
export function provideSsoSignup(config: TackboardConfig) {
  const client = createAuthClient(config)
  const signupClient = createSignupClient(config)
  return ssoSignupMachine.provide({
    actors: {
      checkSso: fromCall(({ input, signal }) => checkSso(client, config, input.email, signal)),
      checkEmailExists: fromCall(
        async ({ input, signal }) =>
          (await signupClient.checkEmailExists(input, signal)).resource_response.data,
      ),
      ssoPopup: ssoPopupMachine.provide({
        actors: {
          openPopup: popupActor(config),
          identify: fromCall(({ input, signal }) => exchangeForPerson(client, input, signal)),
        },
      }),
    },
  })
}
