import { auth } from './en/auth.ts'
import { common } from './en/common.ts'
import { consents } from './en/consents.ts'
import { login } from './en/login.ts'
import { loginMfa } from './en/loginMfa.ts'
import { passwordGate } from './en/passwordGate.ts'
import { recovery } from './en/recovery.ts'
import { signupSteps } from './en/signupSteps.ts'
import { signupTitles } from './en/signupTitles.ts'
import { underage } from './en/underage.ts'

/** Every English sentence, the typed source of all locales. Views import only the compiled part they need. */
export const en = { ...common, ...auth, ...login, ...loginMfa, ...passwordGate, ...recovery, ...signupTitles, ...consents, ...signupSteps, ...underage } as const

export type Messages = typeof en
export type MessageKey = keyof Messages
