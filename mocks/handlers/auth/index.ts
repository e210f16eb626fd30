import type { authEndpoints } from '../../../src/api/auth/everyAuthEndpoint.ts'
import type { HandlersFor } from '../handler.ts'
import { switchAccount } from './account.ts'
import { submitBirthday } from './birthday.ts'
import { resendVerification } from './emailVerification.ts'
import { readFacebookLoginData, readFacebookProfile } from './facebook.ts'
import { forgotPassword } from './forgotPassword.ts'
import { logIn } from './logIn.ts'
import { checkPasswordLink, setPassword } from './newPassword.ts'
import { checkOffsite } from './offsite.ts'
import { logOut } from './logOut.ts'
import { readPasskeyCreation, registerPasskey } from './passkeyCreation.ts'
import { readPasskeys, removePasskey, renamePasskey } from './passkeyList.ts'
import { readPasskeyRequest, verifyPasskey } from './passkeys.ts'
import { queryPin, readPin } from './pins.ts'
import { checkEmailExists, register, validateBirthday, validateEmail, validatePassword } from './signup.ts'
import { checkSso, exchangeSsoCode } from './sso.ts'

export const authHandlers: HandlersFor<typeof authEndpoints> = {
  logIn,
  forgotPassword,
  checkSso,
  exchangeSsoCode,
  readFacebookProfile,
  readFacebookLoginData,
  checkEmailExists,
  validateEmail,
  validatePassword,
  validateBirthday,
  register,
  checkOffsite,
  submitBirthday,
  resendVerification,
  checkPasswordLink,
  setPassword,
  switchAccount,
  logOut,
  readPin,
  queryPin,
  readPasskeyRequest,
  verifyPasskey,
  readPasskeyCreation,
  registerPasskey,
  readPasskeys,
  renamePasskey,
  removePasskey,
}
