import { call } from './endpoint.ts'
import { facebookLoginDataSchema, facebookProfileSchema } from './entities/facebook.ts'
import { emptyAnswerSchema, loginAnswerSchema, ssoInfoSchema, ssoTokenSchema } from './entities/login.ts'
import type { LoginPayload } from './payloads.ts'

/** The calls of logging in. auth.txt §7. */
export const loginEndpoints = {
  /** UserSessionResource create; its path is an open value. */
  logIn: call<LoginPayload>()({ method: 'POST', path: '/v3/login/', answer: loginAnswerSchema }),
  forgotPassword: call<{ readonly username_or_email: string; readonly type: 'unified' | 'reset' }>()({
    method: 'POST', path: '/v3/users/forgot_password/', answer: emptyAnswerSchema,
  }),
  checkSso: call<{ readonly email: string }>()({ method: 'POST', path: '/v3/sso/info/', answer: ssoInfoSchema }),
  /** The address comes from the SSO info; the platform's trust rules are asked before it is used. */
  exchangeSsoCode: call<{ readonly url: string; readonly code: string; readonly state: string }>()({
    method: 'POST', path: null, answer: ssoTokenSchema,
  }),
} as const

/** What is asked with a first provider's token: by signing up and by the recovery banners, so a log-in does not ship it. auth.txt §7. */
const facebookEndpoints = {
  readFacebookProfile: call<{ readonly access_token: string; readonly pii_safe_birthday: true; readonly fields: string }>()({
    method: 'POST', path: '/v3/facebook/profile_data/', answer: facebookProfileSchema,
  }),
  readFacebookLoginData: call<{ readonly facebook_id: string; readonly facebook_token: string }>()({
    method: 'GET', path: '/v3/facebook/login_data/', answer: facebookLoginDataSchema,
  }),
} as const

/** Every call of getting into an account. */
export const authEndpoints = { ...loginEndpoints, ...facebookEndpoints } as const

export type LoginEndpoints = typeof loginEndpoints
export type AuthEndpoints = typeof authEndpoints
