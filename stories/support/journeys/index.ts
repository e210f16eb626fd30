import { authJourneys } from './auth.journeys.ts'
import { botCheckJourneys } from './botCheck.journeys.ts'
import { forgotPasswordJourneys } from './forgotPassword.journeys.ts'
import { loginJourneys } from './login.journeys.ts'
import { loginMfaJourneys } from './loginMfa.journeys.ts'
import { socialJourneys } from './social.journeys.ts'
import { ssoJourneys } from './sso.journeys.ts'

/** The way to every leaf state of every machine, by the state's name. */
export const journeys = {
  ...authJourneys,
  ...loginJourneys,
  ...loginMfaJourneys,
  ...ssoJourneys,
  ...socialJourneys,
  ...botCheckJourneys,
  ...forgotPasswordJourneys,
}

export type { Journey } from './journey.ts'
