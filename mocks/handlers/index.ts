import type { HttpHandler } from 'msw'
import { switchAccount } from './account.ts'
import {
  createBoard,
  createSection,
  readBoard,
  readBoards,
  readPinnedTo,
  readSection,
  readSections,
  readTitleSuggestions,
} from './boards.ts'
import { submitBirthday } from './birthday.ts'
import { resendVerification } from './emailVerification.ts'
import { readFacebookLoginData, readFacebookProfile } from './facebook.ts'
import { forgotPassword } from './forgotPassword.ts'
import { mount, type Handlers, type MockOptions } from './handler.ts'
import { logIn } from './logIn.ts'
import { checkOffsite } from './offsite.ts'
import {
  blockUser,
  followUser,
  followUsers,
  inviteCollaborators,
  searchCollaborators,
  suggestCollaborators,
  unblockUser,
  unfollowUser,
} from './people.ts'
import { queryPin, readPin } from './pins.ts'
import {
  autocomplete,
  createPin,
  moveAllPins,
  movePins,
  moveToSection,
  querySavedPin,
  removeFromSection,
  repin,
} from './saving.ts'
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
