import { emptyAnswerSchema } from '../answer.ts'
import { call } from '../endpoint.ts'
import { loginAnswerSchema, ssoInfoSchema, ssoTokenSchema } from './entities/login.ts'
import type { LoginPayload } from './auth.payloads.ts'

/** The calls of logging in. auth.txt §7. */
export const loginEndpoints = {
  /** UserSessionResource create; its path is an open value. */
  logIn: call<LoginPayload>()({ method: 'POST', path: '/v3/login/', answer: loginAnswerSchema }),
  forgotPassword: call<{ readonly username_or_email: string; readonly type: 'unified' | 'reset' }>()({
    method: 'POST',
    path: '/v3/users/forgot_password/',
    answer: emptyAnswerSchema,
  }),
  checkSso: call<{ readonly email: string }>()({
    method: 'POST',
    path: '/v3/sso/info/',
    answer: ssoInfoSchema,
  }),
  /** The address comes from the SSO info; the platform's trust rules are asked before it is used. */
  exchangeSsoCode: call<{ readonly url: string; readonly code: string; readonly state: string }>()({
    method: 'POST',
    path: null,
    answer: ssoTokenSchema,
  }),
} as const

export type LoginEndpoints = typeof loginEndpoints
