import type { OffsitePayload } from '../../domain/navigation/offsite.ts'
import { emptyAnswerSchema } from '../answer.ts'
import { call } from '../endpoint.ts'
import { facebookLoginDataSchema, facebookProfileSchema } from './entities/facebook.ts'
import { loginAnswerSchema } from './entities/login.ts'
import { offsiteAnswerSchema } from './entities/offsite.ts'
import { pinAnswerSchema } from './entities/pin.ts'
import { emailExistsSchema, registerAnswerSchema, validationSchema } from './entities/signup.ts'
import { loginEndpoints } from './login.endpoints.ts'
import type { BirthdayPayload, RegisterPayload, SwitchAccountPayload } from './auth.payloads.ts'

/** What is asked with a first provider's token: by signing up and by the recovery banners, so a log-in does not ship it. auth.txt §7. */
export const facebookEndpoints = {
  readFacebookProfile: call<{
    readonly access_token: string
    readonly pii_safe_birthday: true
    readonly fields: string
  }>()({
    method: 'POST',
    path: '/v3/facebook/profile_data/',
    answer: facebookProfileSchema,
  }),
  readFacebookLoginData: call<{ readonly facebook_id: string; readonly facebook_token: string }>()({
    method: 'GET',
    path: '/v3/facebook/login_data/',
    answer: facebookLoginDataSchema,
  }),
} as const

/** The calls of signing up. auth.txt §4 "Signup by email", §7. Paths that the specification does not show are open values. */
export const signupEndpoints = {
  checkEmailExists: call<{ readonly email: string }>()({
    method: 'GET',
    path: '/v3/register/exists/',
    answer: emailExistsSchema,
  }),
  validateEmail: call<{ readonly email: string }>()({
    method: 'GET',
    path: '/v3/email/validation/',
    answer: validationSchema,
  }),
  /** A POST, so that no password stands in an address. C1. */
  validatePassword: call<{ readonly password: string; readonly email: string }>()({
    method: 'POST',
    path: '/v3/password/validation/',
    answer: validationSchema,
  }),
  /** The birthday in epoch seconds. */
  validateBirthday: call<{ readonly birthday: number; readonly country: string | null }>()({
    method: 'POST',
    path: '/v3/birthday/validation/',
    answer: validationSchema,
  }),
  register: call<RegisterPayload>()({ method: 'POST', path: '/v3/register/', answer: registerAnswerSchema }),
} as const

/** What the check page of outbound links asks. auth.txt §7. */
export const offsiteEndpoints = {
  checkOffsite: call<OffsitePayload>()({ method: 'GET', path: '/v3/offsite/', answer: offsiteAnswerSchema }),
} as const

/** The one call of the standalone birthday step; its path is an open value. auth.txt §2 "Signup birthday step". */
export const birthdayEndpoints = {
  submitBirthday: call<BirthdayPayload>()({
    method: 'POST',
    path: '/v3/users/birthday/',
    answer: registerAnswerSchema,
  }),
} as const

/** The one call of the reminder for members without a verified e-mail. auth.txt §7. */
export const emailVerificationEndpoints = {
  resendVerification: call<Readonly<Record<string, never>>>()({
    method: 'POST',
    path: '/v3/users/email/verify/resend/',
    answer: emptyAnswerSchema,
  }),
} as const

/** Going over to a saved account: a log-in with the flag switch_account; its path is an open value. auth.txt §2 "account-switch mode", §3. */
export const accountEndpoints = {
  switchAccount: call<SwitchAccountPayload>()({
    method: 'POST',
    path: '/v3/login/switch/',
    answer: loginAnswerSchema,
  }),
} as const

/** What the picture of a pin above a form is read with; the paths are open values. auth.txt §7. */
export const pinEndpoints = {
  /** Asked when someone acts for another profile: the server is told for which (`orbac_subject_id`). */
  readPin: call<{
    readonly id: string
    readonly field_set_key: 'detailed'
    readonly orbac_subject_id?: string
  }>()({
    method: 'GET',
    path: '/v3/pins/',
    answer: pinAnswerSchema,
  }),
  /** Asked by everybody else. */
  queryPin: call<{ readonly pinId: string }>()({
    method: 'GET',
    path: '/v3/pin_query/',
    answer: pinAnswerSchema,
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
  ...accountEndpoints,
  ...pinEndpoints,
} as const

export type AuthEndpoints = typeof authEndpoints
