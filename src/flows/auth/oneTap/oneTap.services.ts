import { oneTapMachine } from '../../../../machines/auth/oneTap/oneTap.machine.ts'
import { scriptLoaderMachine } from '../../../../machines/auth/scriptLoader/scriptLoader.machine.ts'
import { createClient } from '../../../api/client.ts'
import { signupEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { googleCredentials } from '../../../domain/auth/providers/googleProfile.ts'
import { oneTapOffer, parseBrowser } from '../../../domain/auth/providers/oneTap.ts'
import { createAuthClient, logIn } from '../services/auth.client.ts'
import { requestBotToken } from '../services/botToken.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { readUnderageFlag } from '../signup/underageFlag.ts'
import { isOptedOut } from './oneTap.storage.ts'

const isAndroid = /\bAndroid\b/
const { register } = signupEndpoints

/** Whether to offer one-tap to the viewer, and in which form. auth.txt §6. */
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

/** One-tap with every actor provided from the config. `container` goes into the register call's context. auth.txt §7. */
export function provideOneTap(
  config: TackboardConfig,
  { locale, container }: { readonly locale: string; readonly container: string },
) {
  const { platform, policy, country, visitedPages } = config
  const client = createAuthClient(config)
  const signup = createClient({ register }, { ...config.api, policy })
  const isPhone = platform.navigation.isPhone()

  const scriptLoader = scriptLoaderMachine.provide({
    actors: {
      addScript: fromCall(({ signal }) => platform.oneTap.addScript(locale, signal)),
      isReady: fromCall(() => Promise.resolve(platform.oneTap.isReady())),
    },
  })
  return oneTapMachine.provide({
    actors: {
      decideOffer: fromCall(() => Promise.resolve(decideOffer(config))),
      scriptLoader,
      prompt: fromCall(({ signal }) => platform.oneTap.prompt(signal)),
      logInByOneTap: fromCall(async ({ input: { idToken }, signal }) => {
        const recaptchaV3Token = await requestBotToken(config, isPhone ? 'mweb_login' : 'web_auth', signal)
        const credentials = { google_open_id_token: idToken }
        return logIn(
          client,
          config,
          { credentials, isSwitchingAccount: false, extras: { recaptchaV3Token } },
          signal,
        )
      }),
      registerByOneTap: fromCall(async ({ input: { idToken }, signal }) => {
        // auth.txt §5: signing up is blocked while the flag is set, so no call is made.
        if (readUnderageFlag(platform))
          throw new ApiFailure('refused', { code: policy.codes.underage[0] ?? null })
        const referrer = platform.navigation.referrer()
        const answer = await signup.register(
          {
            type: 'google_one_tap',
            ...googleCredentials(idToken),
            country,
            attempt_event: 7537,
            recaptchaV3Token: await requestBotToken(config, isPhone ? 'mweb_signup' : 'web_unauth', signal),
            container,
            app_type_from_client: isPhone ? 5 : 7,
            ...(referrer && { referrer }),
            ...(visitedPages && { visited_pages_before_login: visitedPages }),
          },
          signal,
        )
        return answer.resource_response.data.user
      }),
    },
  })
}
