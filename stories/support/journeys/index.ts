import { accountRecoveryJourneys } from './auth/accountRecovery.journeys.ts'
import { accountSwitcherJourneys } from './auth/accountSwitcher.journeys.ts'
import { authJourneys } from './auth/auth.journeys.ts'
import { birthdayJourneys } from './auth/birthday.journeys.ts'
import { boardFormJourneys } from './saving/boardForm.journeys.ts'
import { boardPickerJourneys } from './saving/boardPicker.journeys.ts'
import { botCheckJourneys } from './auth/botCheck.journeys.ts'
import { consentsJourneys } from './auth/consents.journeys.ts'
import { emailVerificationJourneys } from './auth/emailVerification.journeys.ts'
import { forgotPasswordJourneys } from './auth/forgotPassword.journeys.ts'
import { hashtagSuggestionsJourneys } from './saving/hashtagSuggestions.journeys.ts'
import { loginJourneys } from './auth/login.journeys.ts'
import { loginMfaJourneys } from './auth/loginMfa.journeys.ts'
import { offsiteJourneys } from './auth/offsite.journeys.ts'
import { pinSavedJourneys } from './saving/pinSaved.journeys.ts'
import { peopleJourneys } from './people/people.journeys.ts'
import { pinMoveJourneys } from './people/pinMove.journeys.ts'
import { pinThumbnailJourneys } from './auth/pinThumbnail.journeys.ts'
import { oneTapJourneys } from './auth/oneTap.journeys.ts'
import { saveConfirmationJourneys } from './saving/saveConfirmation.journeys.ts'
import { saveToBoardJourneys, sectionPickerJourneys } from './saving/saveToBoard.journeys.ts'
import { sectionFormJourneys } from './saving/sectionForm.journeys.ts'
import { signupJourneys } from './auth/signup.journeys.ts'
import { socialJourneys } from './auth/social.journeys.ts'
import { socialSignupJourneys } from './auth/socialSignup.journeys.ts'
import { ssoJourneys } from './auth/sso.journeys.ts'
import { underageJourneys } from './auth/underage.journeys.ts'

/** The way to every leaf state of every machine, by the state's name. */
export const journeys = {
  ...authJourneys,
  ...loginJourneys,
  ...loginMfaJourneys,
  ...ssoJourneys,
  ...socialJourneys,
  ...socialSignupJourneys,
  ...botCheckJourneys,
  ...forgotPasswordJourneys,
  ...birthdayJourneys,
  ...emailVerificationJourneys,
  ...boardFormJourneys,
  ...signupJourneys,
  ...consentsJourneys,
  ...underageJourneys,
  ...accountRecoveryJourneys,
  ...offsiteJourneys,
  ...boardPickerJourneys,
  ...peopleJourneys,
  ...pinMoveJourneys,
  ...pinThumbnailJourneys,
  ...pinSavedJourneys,
  ...saveConfirmationJourneys,
  ...oneTapJourneys,
  ...accountSwitcherJourneys,
  ...saveToBoardJourneys,
  ...sectionPickerJourneys,
  ...sectionFormJourneys,
  ...hashtagSuggestionsJourneys,
}

export type { Journey } from './journey.ts'
