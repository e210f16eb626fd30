import { accountRecoveryMachine } from './accountRecovery/accountRecovery.machine.ts'
import { accountSwitcherMachine } from './accountSwitcher/accountSwitcher.machine.ts'
import { authMachine } from './auth/auth.machine.ts'
import { birthdayMachine } from './birthday/birthday.machine.ts'
import { boardFormMachine } from './boardForm/boardForm.machine.ts'
import { boardPickerMachine } from './boardPicker/boardPicker.machine.ts'
import { botCheckMachine } from './botCheck/botCheck.machine.ts'
import { collaboratorsMachine } from './collaborators/collaborators.machine.ts'
import { consentsMachine } from './consents/consents.machine.ts'
import { emailVerificationMachine } from './emailVerification/emailVerification.machine.ts'
import { forgotPasswordMachine } from './forgotPassword/forgotPassword.machine.ts'
import { hashtagSuggestionsMachine } from './hashtagSuggestions/hashtagSuggestions.machine.ts'
import { loginMachine } from './login/login.machine.ts'
import { loginMfaMachine } from './loginMfa/loginMfa.machine.ts'
import { offsiteMachine } from './offsite/offsite.machine.ts'
import { oneTapMachine } from './oneTap/oneTap.machine.ts'
import { pinSavedMachine } from './pinSaved/pinSaved.machine.ts'
import { pinThumbnailMachine } from './pinThumbnail/pinThumbnail.machine.ts'
import { rateLimitMachine } from './rateLimit/rateLimit.machine.ts'
import { saveConfirmationMachine } from './saveConfirmation/saveConfirmation.machine.ts'
import { saveToBoardMachine } from './saveToBoard/saveToBoard.machine.ts'
import { scriptLoaderMachine } from './scriptLoader/scriptLoader.machine.ts'
import { sectionFormMachine } from './sectionForm/sectionForm.machine.ts'
import { sectionPickerMachine } from './sectionPicker/sectionPicker.machine.ts'
import { signupMachine } from './signup/signup.machine.ts'
import { socialPopupMachine } from './socialPopup/socialPopup.machine.ts'
import { socialSignupMachine } from './socialSignup/socialSignup.machine.ts'
import { ssoCheckMachine } from './ssoCheck/ssoCheck.machine.ts'
import { ssoPopupMachine } from './ssoPopup/ssoPopup.machine.ts'
import { underageMachine } from './underage/underage.machine.ts'
import { blockMachine } from './block/block.machine.ts'
import { bulkFollowMachine } from './bulkFollow/bulkFollow.machine.ts'
import { followMachine } from './follow/follow.machine.ts'
import { pinMoveMachine } from './pinMove/pinMove.machine.ts'

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
