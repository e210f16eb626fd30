import type { User } from '../../src/api/auth/entities/login.ts'
import { ApiFailure } from '../../src/api/failure.ts'
import type { LoginCredentials } from '../../src/api/auth/auth.payloads.ts'
import type { LimitCheck } from '../../src/domain/auth/botLimit.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import type { CodeSlot } from '../../src/domain/policy/codes.ts'
import type { SocialProvider } from '../../src/domain/auth/providers/providers.ts'
import type { ProviderToken } from '../../src/domain/auth/providers/providerToken.ts'
import type { SsoInfo } from '../../src/domain/auth/providers/ssoInfo.ts'
import { authMachine } from '../../machines/auth/auth/auth.machine.ts'
import { botCheckMachine, type BotPurpose } from '../../machines/auth/botCheck/botCheck.machine.ts'
import { forgotPasswordMachine } from '../../machines/auth/forgotPassword/forgotPassword.machine.ts'
import { loginMachine } from '../../machines/auth/login/login.machine.ts'
import type { LogInInput } from '../../machines/auth/login/login.types.ts'
import { loginMfaMachine, type VerifyCodeInput } from '../../machines/auth/loginMfa/loginMfa.machine.ts'
import { rateLimitMachine } from '../../machines/auth/rateLimit/rateLimit.machine.ts'
import { socialPopupMachine } from '../../machines/auth/socialPopup/socialPopup.machine.ts'
import { ssoCheckMachine } from '../../machines/auth/ssoCheck/ssoCheck.machine.ts'
import { ssoPopupMachine } from '../../machines/auth/ssoPopup/ssoPopup.machine.ts'
import type { SignupInput, SignupOutput } from '../../machines/auth/signup/signup.types.ts'
import type {
  SocialSignupInput,
  SocialSignupOutput,
} from '../../machines/auth/socialSignup/socialSignup.types.ts'
import type { SsoSignupInput, SsoSignupOutput } from '../../machines/auth/ssoSignup/ssoSignup.types.ts'
import type { OpenPopupInput, PopupCommand, PopupEvent } from '../../machines/fragments/popup.ts'
import { deferred, fakeCallback, logicsOf } from './run.ts'

export const wren: User = { id: '1', username: 'wren', email: 'wren@example.com', full_name: 'Wren Alder' }

/** A refusal with the given code. */
export const refused = (
  code: CodeSlot,
  details: { serverMessage?: string; phoneEnd?: string; retryAfterMs?: number } = {},
) => new ApiFailure('refused', { status: 400, code: defaultPolicy.codes[code][0] ?? null, ...details })

/** The sign-in machines with a fake for every actor. */
export function fakeAuth() {
  const fakes = {
    logIn: deferred<User, LogInInput>(),
    verifyCode: deferred<User, VerifyCodeInput>(),
    resendCode: deferred<void, { credentials: LoginCredentials }>(),
    checkSso: deferred<SsoInfo, { email: string }>(),
    exchangeCode: deferred<string | null, { url: string; code: string; state: string }>(),
    loadProvider: deferred<void, { provider: SocialProvider }>(),
    askProvider: deferred<ProviderToken, { provider: SocialProvider }>(),
    recordTimestamp: deferred<LimitCheck>(),
    requestReset: deferred<void, { identifier: string }>(),
    requestToken: deferred<string, { purpose: BotPurpose }>(),
    storeCredential: deferred<void, { id: string; password: string }>(),
    loadSignup: deferred<void, { isSocial: boolean }>(),
    signup: deferred<SignupOutput, SignupInput>(),
    socialSignup: deferred<SocialSignupOutput, SocialSignupInput>(),
    ssoSignup: deferred<SsoSignupOutput, SsoSignupInput>(),
  }
  const openPopup = fakeCallback<PopupCommand, OpenPopupInput, PopupEvent>()
  const logics = logicsOf(fakes)
  const { checkSso, exchangeCode, loadProvider, askProvider, recordTimestamp, requestReset } = logics
  const ssoCheck = ssoCheckMachine.provide({ actors: { checkSso } })
  const socialPopup = socialPopupMachine.provide({
    actors: { openPopup: openPopup.logic, loadProvider, askProvider },
  })
  const login = loginMachine.provide({
    actors: {
      logIn: logics.logIn,
      ssoCheck,
      ssoPopup: ssoPopupMachine.provide({ actors: { openPopup: openPopup.logic, exchangeCode } }),
      socialPopup,
      rateLimit: rateLimitMachine.provide({ actors: { recordTimestamp } }),
      forgotPassword: forgotPasswordMachine.provide({ actors: { requestReset } }),
    },
  })
  const loginMfa = loginMfaMachine.provide({
    actors: { verifyCode: logics.verifyCode, resendCode: logics.resendCode },
  })
  const auth = authMachine.provide({
    actors: {
      login,
      loginMfa,
      botCheck: botCheckMachine.provide({ actors: { requestToken: logics.requestToken } }),
      storeCredential: logics.storeCredential,
      loadSignup: logics.loadSignup,
      // SAFETY: a promise replaces each machine; only its input and output matter here.
      signup: logics.signup as never,
      // SAFETY: as above.
      socialSignup: logics.socialSignup as never,
      // SAFETY: as above.
      ssoSignup: logics.ssoSignup as never,
    },
  })
  return { ...fakes, fakes, openPopup, ssoCheck, socialPopup, login, loginMfa, auth }
}
