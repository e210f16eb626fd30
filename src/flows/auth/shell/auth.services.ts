import { authMachine } from '../../../../machines/auth/auth/auth.machine.ts'
import { botCheckMachine, type BotPurpose } from '../../../../machines/auth/botCheck/botCheck.machine.ts'
import { loginMachine } from '../../../../machines/auth/login/login.machine.ts'
import { ssoPopupMachine } from '../../../../machines/auth/ssoPopup/ssoPopup.machine.ts'
import { toFailure } from '../../../api/failure.ts'
import { scriptPolling } from '../../../domain/policy/policy.ts'
import { resolveLoginError } from '../../../errors/resolve.ts'
import type { BotAction } from '../../../platform/platform.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { lazyMachine, type LazyPart } from '../../runtime/lazyPart.ts'
import { logIn } from '../services/auth.client.ts'
import { requestOf } from '../services/requestOf.ts'
import { openPopup } from '../services/popup.actor.ts'
import { socialPopupLogic, ssoCheckLogic } from '../services/popups.services.ts'
import { forgotPasswordLogic } from '../services/forgotPassword.services.ts'
import { rateLimitLogic } from '../services/rateLimit.services.ts'
import { exchangeCode } from '../services/sso.client.ts'
import { loginMfaPart, signupPart, socialSignupPart, ssoSignupPart } from './auth.parts.ts'

/**
 * The actions that bot-check tokens are requested for, by what the form on screen is for. The specification lists the names alone: `web_unauth`
 * is taken for a visitor who becomes a member on a desktop.
 */
const botActions: Readonly<Record<BotPurpose, Readonly<Record<'desktop' | 'phone', BotAction>>>> = {
  login: { desktop: 'web_auth', phone: 'mweb_login' },
  signup: { desktop: 'web_unauth', phone: 'mweb_signup' },
}

/** The auth machine starts a part's machine only after `loadSignup`, or the log-in call, has loaded the part. */
function required<Part>(part: LazyPart<Part>): Part {
  const loaded = part.loaded()
  if (!loaded) throw new Error('Load the part before its machine starts.')
  return loaded
}

const loginLogic = loginMachine.provide({
  actors: {
    logIn: fromCall(async ({ config, input: { credentials, botToken, isStored }, signal, system }) => {
      const extras = botToken ? { recaptchaV2Token: botToken } : {}
      try {
        return await logIn(config, { ...requestOf(system, credentials, extras), isStored }, signal)
      } catch (error) {
        // The form stays, busy, until the step that follows is loaded; if that fails, the form says so and can log in again.
        if (resolveLoginError(toFailure(error), config.policy) === 'mfaRequired')
          await config.loadPart(loginMfaPart.load)
        throw error
      }
    }),
    ssoCheck: ssoCheckLogic,
    ssoPopup: ssoPopupMachine.provide({
      actors: {
        openPopup,
        exchangeCode: fromCall(({ config, input, signal }) => exchangeCode(config, input, signal)),
      },
    }),
    socialPopup: socialPopupLogic,
    rateLimit: rateLimitLogic,
    forgotPassword: forgotPasswordLogic,
  },
})

const botCheckLogic = botCheckMachine.provide({
  actors: {
    requestToken: fromCall(({ config: { platform, policy }, input: { purpose }, signal }) => {
      const device = platform.navigation.isPhone() ? 'phone' : 'desktop'
      return platform.botCheck.execute(botActions[purpose][device], signal, scriptPolling(policy))
    }),
  },
})

/** The sign-in machine with its actors. */
export const authLogic = authMachine.provide({
  actors: {
    loadSignup: fromCall(async ({ config, input }) => {
      await (input.isSocial ? config.loadPart(socialSignupPart.load) : config.loadPart(signupPart.load))
    }),
    signup: lazyMachine(() => required(signupPart).signupLogic),
    socialSignup: lazyMachine(() => required(socialSignupPart).socialSignupLogic),
    ssoSignup: lazyMachine(() => required(ssoSignupPart).ssoSignupLogic),
    login: loginLogic,
    loginMfa: lazyMachine(() => required(loginMfaPart).loginMfaLogic),
    botCheck: botCheckLogic,
    storeCredential: fromCall(({ config: { platform, policy }, input }) =>
      platform.credentials.store(input, policy.timing.credentialTimeout),
    ),
  },
})
