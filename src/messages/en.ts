import type { accountSwitcher } from './en/auth/accountSwitcher.ts'
import type { auth } from './en/auth/auth.ts'
import type { banners } from './en/auth/banners.ts'
import type { birthday } from './en/auth/birthday.ts'
import type { boardFaces } from './en/saving/boardFaces.ts'
import type { boardForm } from './en/saving/boardForm.ts'
import type { boardPicker } from './en/saving/boardPicker.ts'
import type { boardSort } from './en/boardSort.ts'
import type { budget } from './en/promote/budget.ts'
import type { claimUpsell } from './en/createPin/claimUpsell.ts'
import type { common } from './en/common.ts'
import type { connect } from './en/auth/connect.ts'
import type { consents } from './en/auth/consents.ts'
import type { containers } from './en/auth/containers.ts'
import type { createPin } from './en/createPin/createPin.ts'
import type { duplicates } from './en/saving/duplicates.ts'
import type { emailVerification } from './en/auth/emailVerification.ts'
import type { firstSection } from './en/saving/firstSection.ts'
import type { hashtags } from './en/saving/hashtags.ts'
import type { login } from './en/auth/login.ts'
import type { loginMfa } from './en/auth/loginMfa.ts'
import type { mobileCreatePin } from './en/createPin/mobileCreatePin.ts'
import type { newPassword } from './en/auth/newPassword.ts'
import type { offsite } from './en/auth/offsite.ts'
import type { oneTap } from './en/auth/oneTap.ts'
import type { passkeyList } from './en/auth/account/passkeyList.ts'
import type { passkeys } from './en/auth/passkeys.ts'
import type { passwordGate } from './en/auth/passwordGate.ts'
import type { passwordReset } from './en/auth/passwordReset.ts'
import type { people } from './en/people/people.ts'
import type { pinSaved } from './en/saving/pinSaved.ts'
import type { promotePage } from './en/promote/promotePage.ts'
import type { adEdit } from './en/promote/adEdit.ts'
import type { adList } from './en/promote/adList.ts'
import type { promoteEstimate } from './en/promote/promoteEstimate.ts'
import type { promotePlan } from './en/promote/promotePlan.ts'
import type { promoteSteps } from './en/promote/promoteSteps.ts'
import type { promoteDialogs } from './en/promote/promoteDialogs.ts'
import type { promoteStatus } from './en/promote/promoteStatus.ts'
import type { businessInfo } from './en/promote/businessInfo.ts'
import type { promoteAudience } from './en/promote/promoteAudience.ts'
import type { promoteErrors } from './en/promote/promoteErrors.ts'
import type { profileSwitcher } from './en/business/profileSwitcher.ts'
import type { recovery } from './en/auth/recovery.ts'
import type { saveChange } from './en/saving/saveChange.ts'
import type { saveToBoard } from './en/saving/saveToBoard.ts'
import type { toasts } from './en/toasts.ts'
import type { searchAdvisory } from './en/search/searchAdvisory.ts'
import type { sectionForm } from './en/saving/sectionForm.ts'
import type { severalPins } from './en/createPin/severalPins.ts'
import type { severalSaves } from './en/saving/severalSaves.ts'
import type { signup } from './en/auth/signup.ts'
import type { signupSteps } from './en/auth/signupSteps.ts'
import type { signupTitles } from './en/auth/signupTitles.ts'
import type { socialSignup } from './en/auth/socialSignup.ts'
import type { socialTitles } from './en/auth/socialTitles.ts'
import type { ssoSignup } from './en/auth/ssoSignup.ts'
import type { underage } from './en/auth/underage.ts'

/** The English sentences of each area, a folder in `en/`, as they are written. */
export interface AreaMessages {
  common: typeof common & typeof toasts & typeof boardSort
  auth: typeof containers &
    typeof auth &
    typeof login &
    typeof loginMfa &
    typeof passwordGate &
    typeof recovery &
    typeof passwordReset &
    typeof newPassword &
    typeof passkeys &
    typeof passkeyList &
    typeof signup &
    typeof signupTitles &
    typeof consents &
    typeof signupSteps &
    typeof underage &
    typeof birthday &
    typeof emailVerification &
    typeof socialSignup &
    typeof socialTitles &
    typeof ssoSignup &
    typeof banners &
    typeof offsite &
    typeof connect &
    typeof oneTap &
    typeof accountSwitcher
  saving: typeof pinSaved &
    typeof boardPicker &
    typeof saveToBoard &
    typeof saveChange &
    typeof duplicates &
    typeof firstSection &
    typeof severalSaves &
    typeof boardFaces &
    typeof boardForm &
    typeof sectionForm &
    typeof hashtags
  people: typeof people
  createPin: typeof createPin & typeof severalPins & typeof mobileCreatePin & typeof claimUpsell
  business: typeof profileSwitcher
  promote: typeof budget &
    typeof promoteAudience &
    typeof promoteErrors &
    typeof promotePage &
    typeof promotePlan &
    typeof promoteEstimate &
    typeof adList &
    typeof adEdit &
    typeof promoteSteps &
    typeof promoteDialogs &
    typeof promoteStatus &
    typeof businessInfo
  search: typeof searchAdvisory
}

/**
 * Every English sentence by its key, as it is written. Types only: a bundler compiles the modules, so at run time a sentence is a
 * `Message`, to be read with `useText` or `formatMessage`. Views import the modules that they need.
 */
export type Messages = AreaMessages['common'] &
  AreaMessages['auth'] &
  AreaMessages['saving'] &
  AreaMessages['people'] &
  AreaMessages['createPin'] &
  AreaMessages['business'] &
  AreaMessages['promote'] &
  AreaMessages['search']

export type MessageKey = keyof Messages
