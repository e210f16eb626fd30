import { inArea, type Situation } from '../scenario.ts'
import { accountSwitcherScenarios } from './accountSwitcher.ts'
import { loginMfaScenarios } from './loginMfa.ts'
import { oneTapScenarios } from './oneTap.ts'
import { passwordResetScenarios } from './passwordReset.ts'
import { signupScenarios } from './signup.ts'

/** Each step has an entry in the browser's history. */
const kept = (situation: Situation = {}): Situation => ({ ...situation, policy: { stepsInHistory: true } })

/** Flows with `policy.stepsInHistory`. */
export const stepsScenarios = inArea('steps', {
  kept: kept(),
  code: kept(loginMfaScenarios['loginMfa.succeeds']),
  codeNeverVerified: kept(loginMfaScenarios['loginMfa.neverAnswers']),
  codeOtherwise: kept(loginMfaScenarios['loginMfa.offersOthers']),
  switches: kept(accountSwitcherScenarios['accountSwitcher.mfaRequired']),
  oneTap: kept(oneTapScenarios['oneTap.mfaRequired']),
  registers: kept(signupScenarios['signup.succeeds']),
  resets: kept(passwordResetScenarios['passwordReset.succeeds']),
})
