import { oneTapMachine } from '../../../../machines/auth/oneTap/oneTap.machine.ts'
import { scriptLoaderMachine } from '../../../../machines/auth/scriptLoader/scriptLoader.machine.ts'
import { createClient } from '../../../api/client.ts'
import { signupEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { withRaw } from '../../../api/rawAnswer.ts'
import { googleCredentials } from '../../../domain/auth/providers/googleProfile.ts'
import { oneTapOffer, parseBrowser } from '../../../domain/auth/providers/oneTap.ts'
import { scriptPolling } from '../../../domain/policy/policy.ts'
import { directLoginActors, v2Token, type DirectLogIn } from '../directLogin/directLogin.services.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createAuthClient, logIn } from '../services/auth.client.ts'
import { logAttempt } from '../services/attempts.ts'
import { requestBotToken } from '../services/botToken.ts'
import { registration } from '../services/registration.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { lazyMachine } from '../../runtime/lazyPart.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { readUnderageFlag } from '../signup/underageFlag.ts'
import { oneTapSignupPart } from './oneTap.parts.ts'
import { isOptedOut } from './oneTap.storage.ts'

const isAndroid = /\bAndroid\b/
const { register } = signupEndpoints

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

/** One-tap with every actor provided from the config. `container` goes into the register call's context. */
export function provideOneTap(
  config: TackboardConfig,
  { locale, container }: { readonly locale: string; readonly container: string },
) {
  const { platform, policy, country } = config
  const client = createAuthClient(config)
  const signup = createClient({ register }, { ...config.api, policy })
  const requestToken = (signal: AbortSignal) => requestBotToken(config, botAction(platform), signal)

  const logInDirectly: DirectLogIn = async (credentials, extras, signal) =>
    logIn(
      client,
      config,
      {
        credentials,
        provider: 'google_one_tap',
        isSwitchingAccount: false,
        extras: { recaptchaV3Token: await requestToken(signal), ...extras },
      },
      signal,
    )
  const scriptLoader = scriptLoaderMachine.provide({
    actors: {
      addScript: fromCall(({ signal }) => platform.oneTap.addScript(locale, signal, scriptPolling(policy))),
      isReady: fromCall(() => Promise.resolve(platform.oneTap.isReady())),
    },
  })
  return oneTapMachine.provide({
    actors: {
      ...directLoginActors(config, logInDirectly),
      decideOffer: fromCall(() => Promise.resolve(decideOffer(config))),
      scriptLoader,
      prompt: fromCall(({ signal }) => platform.oneTap.prompt(signal)),
      logInByOneTap: fromCall(({ input: { credentials, botToken }, signal }) =>
        logInDirectly(credentials, v2Token(botToken), signal),
      ),
      registerByOneTap: fromCall(async ({ input: { idToken, extras }, signal }) => {
        // Signing up is blocked while the flag is set, so no call is made.
        if (readUnderageFlag(platform))
          throw new ApiFailure('refused', { code: policy.codes.underage[0] ?? null })
        const recaptchaV3Token = await requestToken(signal)
        logAttempt(config, 'signup.attempted', 'google_one_tap')
        const answer = await signup.register(
          {
            type: 'google_one_tap',
            ...googleCredentials(idToken),
            ...extras,
            country,
            ...registration(config, { container, recaptchaV3Token }),
          },
          signal,
        )
        return withRaw(answer.resource_response.data.user, answer)
      }),
      loadSignup: fromCall(async () => {
        await config.loadPart(oneTapSignupPart.load)
      }),
      consents: lazyMachine(() => loadedPart().consentsMachine),
      socialSignup: lazyMachine(() =>
        loadedPart().provideSocialSignup(config, { locale, container, requestToken }),
      ),
    },
  })
}
