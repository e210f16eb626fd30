import { consentsMachine } from '../../../../machines/auth/consents/consents.machine.ts'
import { signupMachine } from '../../../../machines/auth/signup/signup.machine.ts'
import { toValidation } from '../../../api/auth/entities/toRegistered.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { readBotToken } from '../services/auth.client.ts'
import { authOptions } from '../services/authOptions.ts'
import { socialPopupLogic, ssoCheckLogic } from '../services/popups.services.ts'
import { register, signupClient } from './signup.client.ts'
import { underageLogic } from './underage.services.ts'
import { readUnderageFlag } from './underageFlag.ts'

/** The sign-up form with its actors. */
export const signupLogic = signupMachine.provide({
  actors: {
    readUnderageFlag: fromCall(async ({ config }) => readUnderageFlag(config.platform)),
    checkEmailExists: fromCall(
      async ({ config, input, signal }) =>
        (await signupClient(config).checkEmailExists(input, signal)).resource_response.data,
    ),
    validateEmail: fromCall(async ({ config, input, signal }) =>
      toValidation(await signupClient(config).validateEmail(input, signal)),
    ),
    validatePassword: fromCall(async ({ config, input, signal }) =>
      toValidation(await signupClient(config).validatePassword(input, signal)),
    ),
    validateBirthday: fromCall(async ({ config, input, signal }) =>
      toValidation(await signupClient(config).validateBirthday(input, signal)),
    ),
    register: fromCall(({ config, input, signal, system }) => {
      const { container } = authOptions.of(system)
      return register(config, { ...input, container, recaptchaV3Token: readBotToken(system) }, signal)
    }),
    socialPopup: socialPopupLogic,
    ssoCheck: ssoCheckLogic,
    consents: consentsMachine,
    underage: underageLogic,
  },
})
