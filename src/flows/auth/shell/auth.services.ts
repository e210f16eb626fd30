import type { AnyActorRef } from 'xstate'
import { authMachine } from '../../../../machines/auth/auth/auth.machine.ts'
import { botCheckMachine, type BotPurpose } from '../../../../machines/auth/botCheck/botCheck.machine.ts'
import { forgotPasswordMachine } from '../../../../machines/auth/forgotPassword/forgotPassword.machine.ts'
import { loginMachine } from '../../../../machines/auth/login/login.machine.ts'
import { loginMfaMachine } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'
import { rateLimitMachine } from '../../../../machines/auth/rateLimit/rateLimit.machine.ts'
import { socialPopupMachine } from '../../../../machines/auth/socialPopup/socialPopup.machine.ts'
import { ssoCheckMachine } from '../../../../machines/auth/ssoCheck/ssoCheck.machine.ts'
import { ssoPopupMachine } from '../../../../machines/auth/ssoPopup/ssoPopup.machine.ts'
import type { LoginCredentials, LoginExtras } from '../../../api/auth/auth.payloads.ts'
import type { ProviderToken } from '../../../domain/auth/providers/providerToken.ts'
import { scriptPolling } from '../../../domain/policy/policy.ts'
import type { BotAction } from '../../../platform/platform.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { lazyMachine, type LazyPart } from '../../runtime/lazyPart.ts'
import {
  createAuthClient,
  logIn,
  readBotToken,
  resendCode,
  type LogInRequest,
} from '../services/auth.client.ts'
import { recordTimestamp } from '../services/botLimit.storage.ts'
import { popupActor } from '../services/popup.actor.ts'
import { requestReset } from '../services/requestReset.ts'
import { checkSso, exchangeCode } from '../services/sso.client.ts'
import { signupPart, socialSignupPart, ssoSignupPart } from './auth.parts.ts'

type System = { get(name: string): AnyActorRef | undefined }

/**
 * The actions that bot-check tokens are requested for, by what the form on screen is for. The specification lists the names alone: `web_unauth`
 * is taken for a visitor who becomes a member on a desktop.
 */
const botActions: Readonly<Record<BotPurpose, Readonly<Record<'desktop' | 'phone', BotAction>>>> = {
  login: { desktop: 'web_auth', phone: 'mweb_login' },
  signup: { desktop: 'web_unauth', phone: 'mweb_signup' },
}

/** The auth machine starts a part's machine only after `loadSignup` has loaded the part. */
function required<Part>(part: LazyPart<Part>): Part {
  const loaded = part.loaded()
  if (!loaded) throw new Error('Load the sign-up part before its machine starts.')
  return loaded
}

export interface AuthOptions {
  readonly isSwitchingAccount: boolean
  readonly locale: string
  /** A token that the page has already; a log-in with it is automatic. */
  readonly autologin?: ProviderToken | null
  /** The container of the form. */
  readonly container: string
}

/** The sign-in machine with every actor provided from the config. */
export function provideAuth(config: TackboardConfig, options: AuthOptions) {
  const { isSwitchingAccount, locale, container, autologin = null } = options
  const client = createAuthClient(config)
  const { platform, policy, experiments } = config
  const device = platform.navigation.isPhone() ? 'phone' : 'desktop'
  const openPopup = popupActor(config)

  const request = (
    credentials: LoginCredentials,
    system: System,
    extras: Partial<LoginExtras> = {},
  ): LogInRequest => ({
    credentials,
    isSwitchingAccount,
    isAutomatic: credentials === autologin,
    extras: { recaptchaV3Token: readBotToken(system), ...extras },
  })

  const socialPopup = lazyMachine(() =>
    socialPopupMachine.provide({
      actors: {
        openPopup,
        loadProvider: fromCall(({ input, signal }) =>
          platform.providers.load(input.provider, {
            ...scriptPolling(policy),
            locale,
            signal,
          }),
        ),
        askProvider: fromCall(({ input, signal }) => platform.providers.logIn(input.provider, signal)),
      },
    }),
  )
  const ssoPopup = lazyMachine(() =>
    ssoPopupMachine.provide({
      actors: {
        openPopup,
        exchangeCode: fromCall(({ input, signal }) => exchangeCode(client, input, signal)),
      },
    }),
  )
  const ssoCheck = lazyMachine(() =>
    ssoCheckMachine.provide({
      actors: { checkSso: fromCall(({ input, signal }) => checkSso(client, config, input.email, signal)) },
    }),
  )
  const rateLimit = lazyMachine(() =>
    rateLimitMachine.provide({
      actors: { recordTimestamp: fromCall(() => Promise.resolve(recordTimestamp(config))) },
    }),
  )
  const forgotPassword = lazyMachine(() =>
    forgotPasswordMachine.provide({ actors: { requestReset: requestReset(client, experiments) } }),
  )
  const login = loginMachine.provide({
    actors: {
      logIn: fromCall(({ input: { credentials, botToken }, signal, system }) =>
        logIn(
          client,
          config,
          request(credentials, system, botToken ? { recaptchaV2Token: botToken } : {}),
          signal,
        ),
      ),
      ssoCheck,
      ssoPopup,
      socialPopup,
      rateLimit,
      forgotPassword,
    },
  })
  const loginMfa = lazyMachine(() =>
    loginMfaMachine.provide({
      actors: {
        verifyCode: fromCall(({ input: { credentials, code }, signal, system }) =>
          logIn(client, config, request(credentials, system, { mfa_token: code }), signal),
        ),
        resendCode: fromCall(({ input: { credentials }, signal, system }) =>
          resendCode(client, config, request(credentials, system), signal),
        ),
      },
    }),
  )
  const botCheck = lazyMachine(() =>
    botCheckMachine.provide({
      actors: {
        requestToken: fromCall(({ input: { purpose }, signal }) =>
          platform.botCheck.execute(botActions[purpose][device], signal, scriptPolling(policy)),
        ),
      },
    }),
  )
  return authMachine.provide({
    actors: {
      loadSignup: fromCall(async ({ input }) => {
        await (input.isSocial ? config.loadPart(socialSignupPart.load) : config.loadPart(signupPart.load))
      }),
      signup: lazyMachine(() =>
        required(signupPart).provideSignup(config, { container, socialPopup, ssoCheck }),
      ),
      socialSignup: lazyMachine(() =>
        required(socialSignupPart).provideSocialSignup(config, { locale, container }),
      ),
      ssoSignup: lazyMachine(() => required(ssoSignupPart).provideSsoSignup(config)),
      login,
      loginMfa,
      botCheck,
      storeCredential: fromCall(({ input }) =>
        platform.credentials.store(input, policy.timing.credentialTimeout),
      ),
    },
  })
}
