import {
  accountEndpoints,
  birthdayEndpoints,
  emailVerificationEndpoints,
  facebookEndpoints,
  offsiteEndpoints,
  pinEndpoints,
  sessionEndpoints,
  signupEndpoints,
} from './auth.endpoints.ts'
import { loginEndpoints } from './login.endpoints.ts'
import { newPasswordEndpoints } from './newPassword.endpoints.ts'
import { passkeyCreationEndpoints, passkeyEndpoints, passkeyListEndpoints } from './passkey.endpoints.ts'

/** All endpoints for logging in and signing up. */
export const authEndpoints = {
  ...loginEndpoints,
  ...facebookEndpoints,
  ...signupEndpoints,
  ...offsiteEndpoints,
  ...birthdayEndpoints,
  ...emailVerificationEndpoints,
  ...newPasswordEndpoints,
  ...accountEndpoints,
  ...sessionEndpoints,
  ...pinEndpoints,
  ...passkeyEndpoints,
  ...passkeyCreationEndpoints,
  ...passkeyListEndpoints,
} as const

export type AuthEndpoints = typeof authEndpoints
