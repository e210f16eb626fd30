import { oneTapMachine } from '../../../../machines/auth/oneTap/oneTap.machine.ts'
import { scriptLoaderMachine } from '../../../../machines/auth/scriptLoader/scriptLoader.machine.ts'
import { signupEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { withRaw } from '../../../api/rawAnswer.ts'
import { googleCredentials } from '../../../domain/auth/providers/googleProfile.ts'
import { oneTapOffer, parseBrowser } from '../../../domain/auth/providers/oneTap.ts'
import { scriptPolling } from '../../../domain/policy/policy.ts'
import { directLoginActors, v2Token, type DirectLogIn } from '../directLogin/directLogin.services.ts'
import type { Platform } from '../../../platform/platform.ts'
import { logIn } from '../services/auth.client.ts'
import { logAttempt } from '../services/attempts.ts'
import { requestBotToken } from '../services/botToken.ts'
import { registration } from '../services/registration.ts'
import { authOptions, type AuthOptions } from '../services/authOptions.ts'
import { clientOf } from '../../runtime/clientOf.ts'
import type { FlowConfig } from '../../runtime/flowValue.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { lazyMachine } from '../../runtime/lazyPart.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { readUnderageFlag } from '../signup/underageFlag.ts'
import { oneTapSignupPart } from './oneTap.parts.ts'
import { isOptedOut } from './oneTap.storage.ts'

const isAndroid = /\bAndroid\b/
const { register } = signupEndpoints
const client = clientOf({ register })

/** Whether to offer one-tap to the viewer, and in which form. */
export function decideOffer({ viewer, experiments, platform }: TackboardConfig) {
  const userAgent = platform.navigation.userAgent()
  return oneTapOffer({
    viewerType: viewer.type,
    isAuth: viewer.isAuth,
    connectedToGoogle: viewer.personalization?.connectedToGoogle ?? false,
    isOptedOut: isOptedOut(platform),
    browser: parseBrowser(userAgent),
    isMobileWeb: platform.navigation.isPhone(),
    isAndroid: isAndroid.test(userAgent),
    experiments,
  })
}

/** The action that one-tap's bot-check tokens are requested for. */
const botAction = ({ navigation }: Platform) => (navigation.isPhone() ? 'mweb_auth' : 'web_unauth')

/** The machine starts a step's machine only after `loadSignup` has loaded it. */
function loadedPart() {
  const part = oneTapSignupPart.loaded()
  if (!part) throw new Error('Load the sign-up part before its machine starts.')
  return part
}

const requestToken = (config: FlowConfig, signal: AbortSignal) =>
  requestBotToken(config, botAction(config.platform), signal)

/** What one-tap gives to the steps of a sign-up besides its container. */
export const oneTapOptions = { requestToken } satisfies Partial<AuthOptions>

const logInDirectly: DirectLogIn = async (config, credentials, extras, signal) =>
  logIn(
    config,
    {
      credentials,
      provider: 'google_one_tap',
      isSwitchingAccount: false,
      extras: { recaptchaV3Token: await requestToken(config, signal), ...extras },
    },
    signal,
  )

const scriptLoaderLogic = scriptLoaderMachine.provide({
  actors: {
    addScript: fromCall(({ config: { platform, policy, locale }, signal }) =>
      platform.oneTap.addScript(locale, signal, scriptPolling(policy)),
    ),
    isReady: fromCall(async ({ config }) => config.platform.oneTap.isReady()),
  },
})

/** One-tap with its actors. */
export const oneTapLogic = oneTapMachine.provide({
  actors: {
    ...directLoginActors(logInDirectly),
    decideOffer: fromCall(async ({ config }) => decideOffer(config)),
    scriptLoader: scriptLoaderLogic,
    prompt: fromCall(({ config, signal }) => config.platform.oneTap.prompt(signal)),
    logInByOneTap: fromCall(({ config, input: { credentials, botToken }, signal }) =>
      logInDirectly(config, credentials, v2Token(botToken), signal),
    ),
    registerByOneTap: fromCall(async ({ config, input: { idToken, extras }, signal, system }) => {
      const { platform, policy, country } = config
      // Signing up is blocked while the flag is set, so no call is made.
      if (readUnderageFlag(platform))
        throw new ApiFailure('refused', { code: policy.codes.underage[0] ?? null })
      const recaptchaV3Token = await requestToken(config, signal)
      logAttempt(config, 'signup.attempted', 'google_one_tap')
      const answer = await client(config).register(
        {
          type: 'google_one_tap',
          ...googleCredentials(idToken),
          ...extras,
          country,
          ...registration(config, { container: authOptions.of(system).container, recaptchaV3Token }),
        },
        signal,
      )
      return withRaw(answer.resource_response.data.user, answer)
    }),
    loadSignup: fromCall(async ({ config }) => {
      await config.loadPart(oneTapSignupPart.load)
    }),
    consents: lazyMachine(() => loadedPart().consentsMachine),
    socialSignup: lazyMachine(() => loadedPart().socialSignupLogic),
  },
})
