import type { OffsitePayload } from '../domain/offsite.ts'
import { call } from './endpoint.ts'
import { facebookLoginDataSchema, facebookProfileSchema } from './entities/facebook.ts'
import { emptyAnswerSchema, loginAnswerSchema, ssoInfoSchema, ssoTokenSchema } from './entities/login.ts'
import { offsiteAnswerSchema } from './entities/offsite.ts'
import { emailExistsSchema, registerAnswerSchema, validationSchema } from './entities/signup.ts'
import type { BirthdayPayload, LoginPayload, RegisterPayload } from './payloads.ts'

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
export const facebookEndpoints = {
  readFacebookProfile: call<{ readonly access_token: string; readonly pii_safe_birthday: true; readonly fields: string }>()({
    method: 'POST', path: '/v3/facebook/profile_data/', answer: facebookProfileSchema,
  }),
  readFacebookLoginData: call<{ readonly facebook_id: string; readonly facebook_token: string }>()({
    method: 'GET', path: '/v3/facebook/login_data/', answer: facebookLoginDataSchema,
  }),
} as const

/** The calls of signing up. auth.txt §4 "Signup by email", §7. Paths that the specification does not show are open values. */
export const signupEndpoints = {
  checkEmailExists: call<{ readonly email: string }>()({ method: 'GET', path: '/v3/register/exists/', answer: emailExistsSchema }),
  validateEmail: call<{ readonly email: string }>()({ method: 'GET', path: '/v3/email/validation/', answer: validationSchema }),
  /** A POST, so that no password stands in an address. C1. */
  validatePassword: call<{ readonly password: string; readonly email: string }>()({
    method: 'POST', path: '/v3/password/validation/', answer: validationSchema,
  }),
  /** The birthday in epoch seconds. */
  validateBirthday: call<{ readonly birthday: number; readonly country: string | null }>()({
    method: 'POST', path: '/v3/birthday/validation/', answer: validationSchema,
  }),
  register: call<RegisterPayload>()({ method: 'POST', path: '/v3/register/', answer: registerAnswerSchema }),
} as const

/** What the check page of outbound links asks. auth.txt §7. */
export const offsiteEndpoints = {
  checkOffsite: call<OffsitePayload>()({ method: 'GET', path: '/v3/offsite/', answer: offsiteAnswerSchema }),
} as const

/** The one call of the standalone birthday step; its path is an open value. auth.txt §2 "Signup birthday step". */
export const birthdayEndpoints = {
  submitBirthday: call<BirthdayPayload>()({ method: 'POST', path: '/v3/users/birthday/', answer: registerAnswerSchema }),
} as const

/** The one call of the reminder for members without a verified e-mail. auth.txt §7. */
export const emailVerificationEndpoints = {
  resendVerification: call<Readonly<Record<string, never>>>()({
    method: 'POST', path: '/v3/users/email/verify/resend/', answer: emptyAnswerSchema,
  }),
} as const

/** Every call of getting into an account. */
export const authEndpoints = {
  ...loginEndpoints,
  ...facebookEndpoints,
  ...signupEndpoints,
  ...offsiteEndpoints,
  ...birthdayEndpoints,
  ...emailVerificationEndpoints,
} as const

export type LoginEndpoints = typeof loginEndpoints
export type AuthEndpoints = typeof authEndpoints
