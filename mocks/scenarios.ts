import type { EveryRowId } from '../src/errors/everyError.ts'
import { mount, type MockOptions } from './handlers/handler.ts'
import { accountRecoveryScenarios } from './scenarios/accountRecovery.ts'
import { accountSwitcherScenarios } from './scenarios/accountSwitcher.ts'
import { birthdayScenarios } from './scenarios/birthday.ts'
import { boardFormScenarios, collaboratorsScenarios } from './scenarios/boardForm.ts'
import { boardPickerScenarios, boardsScenarios } from './scenarios/boards.ts'
import { botCheckScenarios, credentialScenarios, storageScenarios } from './scenarios/browser.ts'
import { emailVerificationScenarios } from './scenarios/emailVerification.ts'
import { forgotPasswordScenarios } from './scenarios/forgotPassword.ts'
import { hashtagSuggestionsScenarios } from './scenarios/hashtagSuggestions.ts'
import { loginScenarios } from './scenarios/login.ts'
import { loginMfaScenarios } from './scenarios/loginMfa.ts'
import { networkScenarios } from './scenarios/network.ts'
import { offsiteScenarios } from './scenarios/offsite.ts'
import { oneTapScenarios } from './scenarios/oneTap.ts'
import { blockScenarios, bulkFollowScenarios, followScenarios } from './scenarios/people.ts'
import { pinSavedScenarios } from './scenarios/pinSaved.ts'
import { pinMoveScenarios } from './scenarios/pinMove.ts'
import { pinScenarios } from './scenarios/pins.ts'
import { saveScenarios, sectionsScenarios } from './scenarios/save.ts'
import { sectionFormScenarios } from './scenarios/sectionForm.ts'
import type { Scenario, Situation } from './scenarios/scenario.ts'
import { emailCollectionScenarios, signupScenarios } from './scenarios/signup.ts'
import { socialScenarios, ssoScenarios } from './scenarios/social.ts'
import { socialSignupScenarios } from './scenarios/socialSignup.ts'
import { ssoCheckScenarios } from './scenarios/ssoCheck.ts'

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
