import type { OffsitePayload } from '../../domain/navigation/offsite.ts'
import { emptyResponseSchema } from '../response.ts'
import { call } from '../endpoint.ts'
import { facebookLoginDataSchema, facebookProfileSchema } from './entities/facebook.ts'
import { loginResponseSchema } from './entities/login.ts'
import { offsiteResponseSchema } from './entities/offsite.ts'
import { pinResponseSchema } from './entities/pin.ts'
import { emailExistsSchema, registerResponseSchema, validationSchema } from './entities/signup.ts'
import { loginEndpoints } from './login.endpoints.ts'
import { passkeyEndpoints } from './passkey.endpoints.ts'
import type { BirthdayPayload, RegisterPayload, SwitchAccountPayload } from './auth.payloads.ts'

/** The first provider's data, for sign-up and the recovery banners. Separate, so that the log-in does not ship it. */
export const facebookEndpoints = {
  readFacebookProfile: call<{
    readonly access_token: string
    readonly pii_safe_birthday: true
    readonly fields: string
  }>()({
    method: 'POST',
    path: '/v3/facebook/profile_data/',
    response: facebookProfileSchema,
  }),
  readFacebookLoginData: call<{ readonly facebook_id: string; readonly facebook_token: string }>()({
    method: 'GET',
    path: '/v3/facebook/login_data/',
    response: facebookLoginDataSchema,
  }),
} as const

/** Sign-up. `policy.paths.calls` can replace paths that the spec leaves open. auth.txt §4 "Signup by email". */
export const signupEndpoints = {
  checkEmailExists: call<{ readonly email: string }>()({
    method: 'GET',
    path: '/v3/register/exists/',
    response: emailExistsSchema,
  }),
  validateEmail: call<{ readonly email: string }>()({
    method: 'GET',
    path: '/v3/email/validation/',
    response: validationSchema,
  }),
  /** A POST, to keep the password out of the URL. */
  validatePassword: call<{ readonly password: string; readonly email: string }>()({
    method: 'POST',
    path: '/v3/password/validation/',
    response: validationSchema,
  }),
  /** The birthday in epoch seconds. */
  validateBirthday: call<{ readonly birthday: number; readonly country: string | null }>()({
    method: 'POST',
    path: '/v3/birthday/validation/',
    response: validationSchema,
  }),
  register: call<RegisterPayload>()({
    method: 'POST',
    path: '/v3/register/',
    response: registerResponseSchema,
  }),
} as const

/** The check page of outbound links. */
export const offsiteEndpoints = {
  checkOffsite: call<OffsitePayload>()({
    method: 'GET',
    path: '/v3/offsite/',
    response: offsiteResponseSchema,
  }),
} as const

/** The standalone birthday step. The spec leaves the path open. */
export const birthdayEndpoints = {
  submitBirthday: call<BirthdayPayload>()({
    method: 'POST',
    path: '/v3/users/birthday/',
    response: registerResponseSchema,
  }),
} as const

/** The reminder for members without a verified email. */
export const emailVerificationEndpoints = {
  resendVerification: call<Readonly<Record<string, never>>>()({
    method: 'POST',
    path: '/v3/users/email/verify/resend/',
    response: emptyResponseSchema,
  }),
} as const

/** Switching to a saved account: a log-in with `switch_account`. The spec leaves the path open. */
export const accountEndpoints = {
  switchAccount: call<SwitchAccountPayload>()({
    method: 'POST',
    path: '/v3/login/switch/',
    response: loginResponseSchema,
  }),
} as const

/** The picture of a pin above a form. The spec leaves the paths open. */
export const pinEndpoints = {
  /** Used when acting for another profile (`orbac_subject_id`). */
  readPin: call<{
    readonly id: string
    readonly field_set_key: 'detailed'
    readonly orbac_subject_id?: string
  }>()({
    method: 'GET',
    path: '/v3/pins/',
    response: pinResponseSchema,
  }),
  /** Used otherwise. */
  queryPin: call<{ readonly pinId: string }>()({
    method: 'GET',
    path: '/v3/pin_query/',
    response: pinResponseSchema,
  }),
} as const

/** All endpoints for logging in and signing up. */
export const authEndpoints = {
  ...loginEndpoints,
  ...facebookEndpoints,
  ...signupEndpoints,
  ...offsiteEndpoints,
  ...birthdayEndpoints,
  ...emailVerificationEndpoints,
  ...accountEndpoints,
  ...pinEndpoints,
  ...passkeyEndpoints,
} as const

export type AuthEndpoints = typeof authEndpoints
