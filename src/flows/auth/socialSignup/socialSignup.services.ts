import { consentsMachine } from '../../../../machines/auth/consents/consents.machine.ts'
import { socialPopupMachine } from '../../../../machines/auth/socialPopup/socialPopup.machine.ts'
import { socialSignupMachine } from '../../../../machines/auth/socialSignup/socialSignup.machine.ts'
import type { SocialProfile } from '../../../../machines/auth/socialSignup/socialSignup.types.ts'
import { toRegistered } from '../../../api/auth/entities/toRegistered.ts'
import { createClient } from '../../../api/client.ts'
import { facebookEndpoints, signupEndpoints } from '../../../api/auth/auth.endpoints.ts'
import type { SocialCredentials } from '../../../api/auth/auth.payloads.ts'
import { facebookProfile } from '../../../domain/auth/providers/facebookProfile.ts'
import { googleProfile } from '../../../domain/auth/providers/googleProfile.ts'
import { scriptPolling } from '../../../domain/policy/policy.ts'
import { logAttempt } from '../services/attempts.ts'
import { readBotToken } from '../services/auth.client.ts'
import { popupActor } from '../services/popup.actor.ts'
import { registration } from '../services/registration.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { provideUnderage } from '../signup/underage.services.ts'
import { readUnderageFlag } from '../signup/underageFlag.ts'
import { socialSignupPayload } from './socialSignup.payload.ts'

const { checkEmailExists, register } = signupEndpoints
const { readFacebookProfile } = facebookEndpoints
const endpoints = { checkEmailExists, register, readFacebookProfile }

const createSocialClient = ({ api, policy }: TackboardConfig) => createClient(endpoints, { ...api, policy })

/** The profile fields requested from the first provider. */
const FIELDS = 'picture.type(large),id,first_name,last_name,email,gender'

/** The profile of the user behind a provider's token. The first provider needs a call; the second has it in the token. */
async function readProfile(
  client: ReturnType<typeof createSocialClient>,
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
  return facebookProfile((await client.readFacebookProfile(payload, signal)).resource_response.data)
}

export interface SocialSignupOptions {
  readonly locale: string
  /** The form's container. */
  readonly container: string
  /** Requests a bot-check token for the register call. Default: that of the flow's `botCheck` actor. */
  readonly requestToken?: ((signal: AbortSignal) => Promise<string>) | undefined
}

/** The social sign-up with every actor provided from the config. */
export function provideSocialSignup(
  config: TackboardConfig,
  { locale, container, requestToken }: SocialSignupOptions,
) {
  const client = createSocialClient(config)
  const { platform, policy } = config
  return socialSignupMachine.provide({
    actors: {
      readUnderageFlag: fromCall(() => Promise.resolve(readUnderageFlag(config.platform))),
      readProfile: fromCall(({ input, signal }) => readProfile(client, input.credentials, signal)),
      checkEmailExists: fromCall(
        async ({ input, signal }) => (await client.checkEmailExists(input, signal)).resource_response.data,
      ),
      register: fromCall(async ({ input, signal, system }) => {
        logAttempt(config, 'signup.attempted', input.type)
        const answer = await client.register(
          {
            ...socialSignupPayload(input, policy.sourceSite),
            ...input.extras,
            ...registration(config, {
              container,
              recaptchaV3Token: requestToken ? await requestToken(signal) : readBotToken(system),
            }),
          },
          signal,
        )
        return toRegistered(answer)
      }),
      rerequestEmail: socialPopupMachine.provide({
        actors: {
          openPopup: popupActor(config),
          loadProvider: fromCall(({ input, signal }) =>
            platform.providers.load(input.provider, {
              ...scriptPolling(policy),
              locale,
              signal,
            }),
          ),
          askProvider: fromCall(({ input, signal }) =>
            platform.providers.logIn(input.provider, signal, { isRerequest: true }),
          ),
        },
      }),
      consents: consentsMachine,
      underage: provideUnderage(config),
    },
  })
}
