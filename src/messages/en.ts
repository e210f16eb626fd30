import { accountSwitcher } from './en/auth/accountSwitcher.ts'
import { auth } from './en/auth/auth.ts'
import { banners } from './en/auth/banners.ts'
import { birthday } from './en/auth/birthday.ts'
import { boardForm } from './en/saving/boardForm.ts'
import { boardPicker } from './en/saving/boardPicker.ts'
import { common } from './en/common.ts'
import { consents } from './en/auth/consents.ts'
import { containers } from './en/auth/containers.ts'
import { emailVerification } from './en/auth/emailVerification.ts'
import { hashtags } from './en/saving/hashtags.ts'
import { login } from './en/auth/login.ts'
import { loginMfa } from './en/auth/loginMfa.ts'
import { offsite } from './en/auth/offsite.ts'
import { oneTap } from './en/auth/oneTap.ts'
import { passwordGate } from './en/auth/passwordGate.ts'
import { people } from './en/people/people.ts'
import { pinSaved } from './en/saving/pinSaved.ts'
import { recovery } from './en/auth/recovery.ts'
import { saveToBoard } from './en/saving/saveToBoard.ts'
import { saving } from './en/saving/saving.ts'
import { sectionForm } from './en/saving/sectionForm.ts'
import { signup } from './en/auth/signup.ts'
import { signupSteps } from './en/auth/signupSteps.ts'
import { signupTitles } from './en/auth/signupTitles.ts'
import { socialSignup } from './en/auth/socialSignup.ts'
import { socialTitles } from './en/auth/socialTitles.ts'
import { underage } from './en/auth/underage.ts'

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
