import { consentsMachine } from '../../../../machines/auth/consents/consents.machine.ts'
import { signupMachine } from '../../../../machines/auth/signup/signup.machine.ts'
import type { socialPopupMachine } from '../../../../machines/auth/socialPopup/socialPopup.machine.ts'
import type { ssoCheckMachine } from '../../../../machines/auth/ssoCheck/ssoCheck.machine.ts'
import { readBotToken } from '../services/auth.client.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { toValidation } from '../../../api/auth/entities/toRegistered.ts'
import { createSignupClient, register } from './signup.client.ts'
import { provideUnderage } from './underage.services.ts'
import { readUnderageFlag } from './underageFlag.ts'

export interface SignupOptions {
  /** The form's container. */
  readonly container: string
  /** The log-in's actors, already provided. */
  readonly socialPopup: typeof socialPopupMachine
  readonly ssoCheck: typeof ssoCheckMachine
}

/** The sign-up form with every actor provided from the config. */
export function provideSignup(config: TackboardConfig, { container, socialPopup, ssoCheck }: SignupOptions) {
  const client = createSignupClient(config)
  return signupMachine.provide({
    actors: {
      readUnderageFlag: fromCall(() => Promise.resolve(readUnderageFlag(config.platform))),
      checkEmailExists: fromCall(
        async ({ input, signal }) => (await client.checkEmailExists(input, signal)).resource_response.data,
      ),
      validateEmail: fromCall(async ({ input, signal }) =>
        toValidation(await client.validateEmail(input, signal)),
      ),
      validatePassword: fromCall(async ({ input, signal }) =>
        toValidation(await client.validatePassword(input, signal)),
      ),
      validateBirthday: fromCall(async ({ input, signal }) =>
        toValidation(await client.validateBirthday(input, signal)),
      ),
      register: fromCall(({ input, signal, system }) =>
        register(client, config, { ...input, container, recaptchaV3Token: readBotToken(system) }, signal),
      ),
      socialPopup,
      ssoCheck,
      consents: consentsMachine,
      underage: provideUnderage(config),
    },
  })
}
