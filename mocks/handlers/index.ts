import type { HttpHandler } from 'msw'
import { switchAccount } from './auth/account.ts'
import {
  createBoard,
  createSection,
  readBoard,
  readBoards,
  readPinnedTo,
  readSection,
  readSections,
  readTitleSuggestions,
} from './saving/boards.ts'
import { submitBirthday } from './auth/birthday.ts'
import { resendVerification } from './auth/emailVerification.ts'
import { readFacebookLoginData, readFacebookProfile } from './auth/facebook.ts'
import { forgotPassword } from './auth/forgotPassword.ts'
import { mount, type Handlers, type MockOptions } from './handler.ts'
import { logIn } from './auth/logIn.ts'
import { checkOffsite } from './auth/offsite.ts'
import {
  blockUser,
  followUser,
  followUsers,
  inviteCollaborators,
  searchCollaborators,
  suggestCollaborators,
  unblockUser,
  unfollowUser,
} from './people/people.ts'
import { queryPin, readPin } from './saving/pins.ts'
import {
  autocomplete,
  createPin,
  moveAllPins,
  movePins,
  moveToSection,
  querySavedPin,
  removeFromSection,
  repin,
} from './saving/saving.ts'
import {
  checkEmailExists,
  register,
  validateBirthday,
  validateEmail,
  validatePassword,
} from './auth/signup.ts'
import { checkSso, exchangeSsoCode } from './auth/sso.ts'

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
  readBoards,
  readTitleSuggestions,
  readPinnedTo,
  createBoard,
  suggestCollaborators,
  searchCollaborators,
  inviteCollaborators,
  readSections,
  createSection,
  createPin,
  repin,
  readBoard,
  readSection,
  moveAllPins,
  movePins,
  moveToSection,
  removeFromSection,
  followUser,
  unfollowUser,
  followUsers,
  blockUser,
  unblockUser,
  autocomplete,
  querySavedPin,
}

/** MSW handlers for every endpoint, answered from the tables of `db`; for `setupWorker` and `setupServer` alike. */
export const handlers = (options?: MockOptions): HttpHandler[] => mount(dbHandlers, options)
