import { accountRecoveryMachine } from './auth/accountRecovery/accountRecovery.machine.ts'
import { accountSwitcherMachine } from './auth/accountSwitcher/accountSwitcher.machine.ts'
import { authMachine } from './auth/auth/auth.machine.ts'
import { birthdayMachine } from './auth/birthday/birthday.machine.ts'
import { boardFormMachine } from './saving/boardForm/boardForm.machine.ts'
import { boardPickerMachine } from './saving/boardPicker/boardPicker.machine.ts'
import { botCheckMachine } from './auth/botCheck/botCheck.machine.ts'
import { collaboratorsMachine } from './saving/collaborators/collaborators.machine.ts'
import { consentsMachine } from './auth/consents/consents.machine.ts'
import { emailVerificationMachine } from './auth/emailVerification/emailVerification.machine.ts'
import { forgotPasswordMachine } from './auth/forgotPassword/forgotPassword.machine.ts'
import { hashtagSuggestionsMachine } from './saving/hashtagSuggestions/hashtagSuggestions.machine.ts'
import { loginMachine } from './auth/login/login.machine.ts'
import { loginMfaMachine } from './auth/loginMfa/loginMfa.machine.ts'
import { offsiteMachine } from './auth/offsite/offsite.machine.ts'
import { oneTapMachine } from './auth/oneTap/oneTap.machine.ts'
import { pinSavedMachine } from './saving/pinSaved/pinSaved.machine.ts'
import { pinThumbnailMachine } from './auth/pinThumbnail/pinThumbnail.machine.ts'
import { rateLimitMachine } from './auth/rateLimit/rateLimit.machine.ts'
import { saveConfirmationMachine } from './saving/saveConfirmation/saveConfirmation.machine.ts'
import { saveToBoardMachine } from './saving/saveToBoard/saveToBoard.machine.ts'
import { scriptLoaderMachine } from './auth/scriptLoader/scriptLoader.machine.ts'
import { sectionFormMachine } from './saving/sectionForm/sectionForm.machine.ts'
import { sectionPickerMachine } from './saving/sectionPicker/sectionPicker.machine.ts'
import { signupMachine } from './auth/signup/signup.machine.ts'
import { socialPopupMachine } from './auth/socialPopup/socialPopup.machine.ts'
import { socialSignupMachine } from './auth/socialSignup/socialSignup.machine.ts'
import { ssoCheckMachine } from './auth/ssoCheck/ssoCheck.machine.ts'
import { ssoPopupMachine } from './auth/ssoPopup/ssoPopup.machine.ts'
import { underageMachine } from './auth/underage/underage.machine.ts'
import { blockMachine } from './people/block/block.machine.ts'
import { bulkFollowMachine } from './people/bulkFollow/bulkFollow.machine.ts'
import { followMachine } from './people/follow/follow.machine.ts'
import { pinMoveMachine } from './people/pinMove/pinMove.machine.ts'

/** Every machine once, by its folder. Coverage asks a story of each of its leaf states. */
export const registry = {
  auth: authMachine,
  login: loginMachine,
  loginMfa: loginMfaMachine,
  ssoCheck: ssoCheckMachine,
  ssoPopup: ssoPopupMachine,
  socialPopup: socialPopupMachine,
  botCheck: botCheckMachine,
  rateLimit: rateLimitMachine,
  forgotPassword: forgotPasswordMachine,
  signup: signupMachine,
  socialSignup: socialSignupMachine,
  consents: consentsMachine,
  underage: underageMachine,
  accountRecovery: accountRecoveryMachine,
  offsite: offsiteMachine,
  scriptLoader: scriptLoaderMachine,
  oneTap: oneTapMachine,
  accountSwitcher: accountSwitcherMachine,
  birthday: birthdayMachine,
  emailVerification: emailVerificationMachine,
  pinThumbnail: pinThumbnailMachine,
  pinSaved: pinSavedMachine,
  saveConfirmation: saveConfirmationMachine,
  boardForm: boardFormMachine,
  collaborators: collaboratorsMachine,
  sectionForm: sectionFormMachine,
  hashtagSuggestions: hashtagSuggestionsMachine,
  block: blockMachine,
  bulkFollow: bulkFollowMachine,
  follow: followMachine,
  pinMove: pinMoveMachine,
  boardPicker: boardPickerMachine,
  sectionPicker: sectionPickerMachine,
  saveToBoard: saveToBoardMachine,
} as const

export type MachineName = keyof typeof registry
