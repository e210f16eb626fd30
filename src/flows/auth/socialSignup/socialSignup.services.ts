import { consentsMachine } from '../../../../machines/auth/consents/consents.machine.ts'
import { socialSignupMachine } from '../../../../machines/auth/socialSignup/socialSignup.machine.ts'
import type { SocialProfile } from '../../../../machines/auth/socialSignup/socialSignup.types.ts'
import { toRegistered } from '../../../api/auth/entities/toRegistered.ts'
import { facebookEndpoints, signupEndpoints } from '../../../api/auth/auth.endpoints.ts'
import type { SocialCredentials } from '../../../api/auth/auth.payloads.ts'
import { facebookProfile } from '../../../domain/auth/providers/facebookProfile.ts'
import { googleProfile } from '../../../domain/auth/providers/googleProfile.ts'
import { logAttempt } from '../services/attempts.ts'
import { readBotToken } from '../services/auth.client.ts'
import { authOptions } from '../services/authOptions.ts'
import { rerequestEmailLogic } from '../services/popups.services.ts'
import { registration } from '../services/registration.ts'
import { clientOf } from '../../runtime/clientOf.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { underageLogic } from '../signup/underage.services.ts'
import { readUnderageFlag } from '../signup/underageFlag.ts'
import { socialSignupPayload } from './socialSignup.payload.ts'

const { checkEmailExists, register } = signupEndpoints
const { readFacebookProfile } = facebookEndpoints
const client = clientOf({ checkEmailExists, register, readFacebookProfile })

/** The profile fields requested from the first provider. */
const FIELDS = 'picture.type(large),id,first_name,last_name,email,gender'

/** The profile of the user behind a provider's token. The first provider needs a call; the second has it in the token. */
async function readProfile(
  config: TackboardConfig,
  credentials: SocialCredentials,
  signal: AbortSignal,
): Promise<SocialProfile> {
  if ('google_open_id_token' in credentials) return googleProfile(credentials.google_open_id_token)
  if (!('facebook_token' in credentials)) return {}
  const payload = {
    access_token: credentials.facebook_token,
    pii_safe_birthday: true,
    fields: FIELDS,
  } as const
  return facebookProfile((await client(config).readFacebookProfile(payload, signal)).resource_response.data)
}

/** The social sign-up with its actors. */
export const socialSignupLogic = socialSignupMachine.provide({
  actors: {
    readUnderageFlag: fromCall(async ({ config }) => readUnderageFlag(config.platform)),
    readProfile: fromCall(({ config, input, signal }) => readProfile(config, input.credentials, signal)),
    checkEmailExists: fromCall(
      async ({ config, input, signal }) =>
        (await client(config).checkEmailExists(input, signal)).resource_response.data,
    ),
    register: fromCall(async ({ config, input, signal, system }) => {
      logAttempt(config, 'signup.attempted', input.type)
      const { container, requestToken } = authOptions.of(system)
      const recaptchaV3Token = requestToken ? await requestToken(config, signal) : readBotToken(system)
      const answer = await client(config).register(
        {
          ...socialSignupPayload(input, config.policy.sourceSite),
          ...input.extras,
          ...registration(config, { container, recaptchaV3Token }),
        },
        signal,
      )
      return toRegistered(answer)
    }),
    rerequestEmail: rerequestEmailLogic,
    consents: consentsMachine,
    underage: underageLogic,
  },
})
