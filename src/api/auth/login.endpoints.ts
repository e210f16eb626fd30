import { emptyResponseSchema } from '../response.ts'
import { call } from '../endpoint.ts'
import { loginResponseSchema, ssoInfoSchema, ssoTokenSchema } from './entities/login.ts'
import type { LoginPayload } from './auth.payloads.ts'

/** The endpoints for logging in. auth.txt §7. */
export const loginEndpoints = {
  /** UserSessionResource create. The spec leaves the path open. */
  logIn: call<LoginPayload>()({ method: 'POST', path: '/v3/login/', response: loginResponseSchema }),
  forgotPassword: call<{ readonly username_or_email: string; readonly type: 'unified' | 'reset' }>()({
    method: 'POST',
    path: '/v3/users/forgot_password/',
    response: emptyResponseSchema,
  }),
  checkSso: call<{ readonly email: string }>()({
    method: 'POST',
    path: '/v3/sso/info/',
    response: ssoInfoSchema,
  }),
  /** The URL comes from the SSO info and is checked against the trusted origins first. */
  exchangeSsoCode: call<{ readonly url: string; readonly code: string; readonly state: string }>()({
    method: 'POST',
    path: null,
    response: ssoTokenSchema,
  }),
} as const

export type LoginEndpoints = typeof loginEndpoints
