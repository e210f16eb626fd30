import type { AnyActorRef } from 'xstate'
import { authMachine } from '../../../../machines/auth/auth/auth.machine.ts'
import { botCheckMachine } from '../../../../machines/auth/botCheck/botCheck.machine.ts'
import { forgotPasswordMachine } from '../../../../machines/auth/forgotPassword/forgotPassword.machine.ts'
import { loginMachine } from '../../../../machines/auth/login/login.machine.ts'
import { loginMfaMachine } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'
import { rateLimitMachine } from '../../../../machines/auth/rateLimit/rateLimit.machine.ts'
import { socialPopupMachine } from '../../../../machines/auth/socialPopup/socialPopup.machine.ts'
import { ssoCheckMachine } from '../../../../machines/auth/ssoCheck/ssoCheck.machine.ts'
import { ssoPopupMachine } from '../../../../machines/auth/ssoPopup/ssoPopup.machine.ts'
import type { LoginCredentials, LoginExtras } from '../../../api/auth/auth.payloads.ts'
import type { BotAction, Platform } from '../../../platform/platform.ts'
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
import { checkSso, exchangeCode } from '../services/sso.client.ts'
import { signupPart, socialSignupPart } from './auth.parts.ts'

type System = { get(name: string): AnyActorRef | undefined }

/** The action that a bot-check token is requested for, by the purpose of the page. auth.txt §7. */
const botAction = ({ navigation }: Platform, startsWith: AuthOptions['startsWith']): BotAction =>
  navigation.isPhone() ? (startsWith === 'signup' ? 'mweb_signup' : 'mweb_login') : 'web_auth'

/** The auth machine starts a part's machine only after `loadSignup` has loaded the part. */
function required<Part>(part: LazyPart<Part>): Part {
  const loaded = part.loaded()
  if (!loaded) throw new Error('Load the sign-up part before its machine starts.')
  return loaded
}

export interface AuthOptions {
  readonly isSwitchingAccount: boolean
  readonly locale: string
  readonly startsWith?: 'login' | 'signup' | undefined
  /** The container of the form. auth.txt §2 "Containers". */
  readonly container: string
}

/**
 * The sign-in machine for a server, which renders the initial state and starts no actor. Providing them would take three times as long as
 * rendering the page: 0.46 ms and 0.14 ms in Node 24.
 */
export function provideAuthOnServer(): typeof authMachine {
  const signup = signupPart.loaded()
  return signup ? authMachine.provide({ actors: { signup: signup.signupMachine } }) : authMachine
}

/** The sign-in machine with every actor provided from the config. */
export function provideAuth(config: TackboardConfig, options: AuthOptions) {
  const { isSwitchingAccount, locale, container } = options
  const client = createAuthClient(config)
  const { platform, policy } = config
  const openPopup = popupActor(config)

  const request = (
    credentials: LoginCredentials,
    system: System,
    extras: Partial<LoginExtras> = {},
  ): LogInRequest => ({
    credentials,
    isSwitchingAccount,
    extras: { recaptchaV3Token: readBotToken(system), ...extras },
  })

  const socialPopup = lazyMachine(() =>
    socialPopupMachine.provide({
      actors: {
        openPopup,
        loadProvider: fromCall(({ input, signal }) =>
          platform.providers.load(input.provider, {
            tries: policy.scriptTries,
            pollMs: policy.timing.scriptPoll,
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
    forgotPasswordMachine.provide({
      actors: {
        requestReset: fromCall(async ({ input, signal }) => {
          await client.forgotPassword({ username_or_email: input.identifier, type: input.type }, signal)
        }),
      },
    }),
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
        requestToken: fromCall(({ signal }) =>
          platform.botCheck.execute(botAction(platform, options.startsWith), signal),
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
      login,
      loginMfa,
      botCheck,
      storeCredential: fromCall(({ input }) =>
        platform.credentials.store(input, policy.timing.credentialTimeout),
      ),
    },
  })
}
