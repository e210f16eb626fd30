import type { EveryRowId } from '../../src/errors/index.ts'
import { mount, type MockOptions } from '../handlers/handler.ts'
import { accountRecoveryScenarios } from './auth/accountRecovery.ts'
import { accountSwitcherScenarios } from './auth/accountSwitcher.ts'
import { birthdayScenarios } from './auth/birthday.ts'
import { boardFormScenarios, collaboratorsScenarios } from './saving/boardForm.ts'
import { boardPickerScenarios, boardsScenarios } from './saving/boards.ts'
import { botCheckScenarios, credentialScenarios, storageScenarios } from './browser.ts'
import { emailVerificationScenarios } from './auth/emailVerification.ts'
import { forgotPasswordScenarios } from './auth/forgotPassword.ts'
import { hashtagSuggestionsScenarios } from './saving/hashtagSuggestions.ts'
import { loginScenarios } from './auth/login.ts'
import { loginMfaScenarios } from './auth/loginMfa.ts'
import { networkScenarios } from './network.ts'
import { offsiteScenarios } from './auth/offsite.ts'
import { oneTapScenarios } from './auth/oneTap.ts'
import { blockScenarios, bulkFollowScenarios, followScenarios } from './people/people.ts'
import { pinSavedScenarios } from './saving/pinSaved.ts'
import { pinMoveScenarios } from './people/pinMove.ts'
import { pinScenarios } from './saving/pins.ts'
import { saveScenarios, sectionsScenarios } from './saving/save.ts'
import { sectionFormScenarios } from './saving/sectionForm.ts'
import type { Scenario, Situation } from './scenario.ts'
import { emailCollectionScenarios, signupScenarios } from './auth/signup.ts'
import { socialScenarios, ssoScenarios } from './auth/social.ts'
import { socialSignupScenarios } from './auth/socialSignup.ts'
import { ssoCheckScenarios } from './auth/ssoCheck.ts'

const situations = {
  ...loginScenarios,
  ...socialScenarios,
  ...loginMfaScenarios,
  ...forgotPasswordScenarios,
  ...ssoCheckScenarios,
  ...ssoScenarios,
  ...botCheckScenarios,
  ...storageScenarios,
  ...credentialScenarios,
  ...networkScenarios,
  ...signupScenarios,
  ...emailCollectionScenarios,
  ...socialSignupScenarios,
  ...accountRecoveryScenarios,
  ...offsiteScenarios,
  ...birthdayScenarios,
  ...emailVerificationScenarios,
  ...boardFormScenarios,
  ...collaboratorsScenarios,
  ...boardsScenarios,
  ...boardPickerScenarios,
  ...pinScenarios,
  ...pinSavedScenarios,
  ...followScenarios,
  ...blockScenarios,
  ...bulkFollowScenarios,
  ...pinMoveScenarios,
  ...oneTapScenarios,
  ...accountSwitcherScenarios,
  ...saveScenarios,
  ...sectionsScenarios,
  ...sectionFormScenarios,
  ...hashtagSuggestionsScenarios,
} satisfies { readonly [Row in EveryRowId]: Situation }

/** The name of a scenario: `<area>.<situation>`; each row of the error catalogue is one. */
export type ScenarioName = keyof typeof situations

/** Every scenario's name. */
// SAFETY: these are the keys of the table itself.
export const scenarioNames = Object.keys(situations) as readonly ScenarioName[]

/**
 * A named situation: MSW handlers to put in front of `handlers()`, and where the browser has a part in it, what it does
 * to a memory platform and which open values it needs. Call it anew for each story or test.
 */
export function scenario(name: ScenarioName, options?: MockOptions): Scenario {
  const { answers = {}, platform, policy }: Situation = situations[name]
  return { handlers: mount(answers, options), platform, policy }
}
