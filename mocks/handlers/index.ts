import type { HttpHandler } from 'msw'
import { switchAccount } from './account.ts'
import { submitBirthday } from './birthday.ts'
import { resendVerification } from './emailVerification.ts'
import { readFacebookLoginData, readFacebookProfile } from './facebook.ts'
import { forgotPassword } from './forgotPassword.ts'
import { mount, type Handlers, type MockOptions } from './handler.ts'
import { logIn } from './logIn.ts'
import { checkOffsite } from './offsite.ts'
import { queryPin, readPin } from './pins.ts'
import { checkEmailExists, register, validateBirthday, validateEmail, validatePassword } from './signup.ts'
import { checkSso, exchangeSsoCode } from './sso.ts'

/** Every endpoint, answered from the tables. */
export const dbHandlers: Handlers = {
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
  switchAccount,
  readPin,
  queryPin,
}

/** MSW handlers for every endpoint, answered from the tables of `db`; for `setupWorker` and `setupServer` alike. */
export const handlers = (options?: MockOptions): HttpHandler[] => mount(dbHandlers, options)
