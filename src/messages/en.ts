import { accountSwitcher } from './en/accountSwitcher.ts'
import { auth } from './en/auth.ts'
import { banners } from './en/banners.ts'
import { birthday } from './en/birthday.ts'
import { boardForm } from './en/boardForm.ts'
import { boardPicker } from './en/boardPicker.ts'
import { common } from './en/common.ts'
import { consents } from './en/consents.ts'
import { containers } from './en/containers.ts'
import { emailVerification } from './en/emailVerification.ts'
import { hashtags } from './en/hashtags.ts'
import { login } from './en/login.ts'
import { loginMfa } from './en/loginMfa.ts'
import { offsite } from './en/offsite.ts'
import { oneTap } from './en/oneTap.ts'
import { passwordGate } from './en/passwordGate.ts'
import { people } from './en/people.ts'
import { pinSaved } from './en/pinSaved.ts'
import { recovery } from './en/recovery.ts'
import { saveToBoard } from './en/saveToBoard.ts'
import { saving } from './en/saving.ts'
import { sectionForm } from './en/sectionForm.ts'
import { signup } from './en/signup.ts'
import { signupSteps } from './en/signupSteps.ts'
import { signupTitles } from './en/signupTitles.ts'
import { socialSignup } from './en/socialSignup.ts'
import { socialTitles } from './en/socialTitles.ts'
import { underage } from './en/underage.ts'

/** Every English sentence, the typed source of all locales. Views import only the compiled part they need. */
export const en = {
  ...containers,
  ...common,
  ...auth,
  ...login,
  ...loginMfa,
  ...passwordGate,
  ...recovery,
  ...signup,
  ...signupTitles,
  ...consents,
  ...signupSteps,
  ...underage,
  ...birthday,
  ...emailVerification,
  ...socialSignup,
  ...socialTitles,
  ...banners,
  ...offsite,
  ...oneTap,
  ...accountSwitcher,
  ...pinSaved,
  ...saving,
  ...boardPicker,
  ...saveToBoard,
  ...boardForm,
  ...people,
  ...sectionForm,
  ...hashtags,
} as const

export type Messages = typeof en
export type MessageKey = keyof Messages
