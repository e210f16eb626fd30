import { accountRecoveryJourneys } from './accountRecovery.journeys.ts'
import { accountSwitcherJourneys } from './accountSwitcher.journeys.ts'
import { authJourneys } from './auth.journeys.ts'
import { birthdayJourneys } from './birthday.journeys.ts'
import { boardFormJourneys } from './boardForm.journeys.ts'
import { boardPickerJourneys } from './boardPicker.journeys.ts'
import { botCheckJourneys } from './botCheck.journeys.ts'
import { consentsJourneys } from './consents.journeys.ts'
import { emailVerificationJourneys } from './emailVerification.journeys.ts'
import { forgotPasswordJourneys } from './forgotPassword.journeys.ts'
import { hashtagSuggestionsJourneys } from './hashtagSuggestions.journeys.ts'
import { loginJourneys } from './login.journeys.ts'
import { loginMfaJourneys } from './loginMfa.journeys.ts'
import { offsiteJourneys } from './offsite.journeys.ts'
import { pinSavedJourneys } from './pinSaved.journeys.ts'
import { peopleJourneys } from './people.journeys.ts'
import { pinMoveJourneys } from './pinMove.journeys.ts'
import { pinThumbnailJourneys } from './pinThumbnail.journeys.ts'
import { oneTapJourneys } from './oneTap.journeys.ts'
import { saveConfirmationJourneys } from './saveConfirmation.journeys.ts'
import { saveToBoardJourneys, sectionPickerJourneys } from './saveToBoard.journeys.ts'
import { sectionFormJourneys } from './sectionForm.journeys.ts'
import { signupJourneys } from './signup.journeys.ts'
import { socialJourneys } from './social.journeys.ts'
import { socialSignupJourneys } from './socialSignup.journeys.ts'
import { ssoJourneys } from './sso.journeys.ts'
import { underageJourneys } from './underage.journeys.ts'

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
