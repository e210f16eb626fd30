import type { AuthAreaRowId } from '../../../src/errors/index.ts'
import type { Scenarios } from '../scenario.ts'
import { accountRecoveryScenarios } from './accountRecovery.ts'
import { accountSwitcherScenarios } from './accountSwitcher.ts'
import { birthdayScenarios } from './birthday.ts'
import { emailVerificationScenarios } from './emailVerification.ts'
import { forgotPasswordScenarios } from './forgotPassword.ts'
import { loginScenarios } from './login.ts'
import { loginMfaScenarios } from './loginMfa.ts'
import { newPasswordScenarios } from './newPassword.ts'
import { offsiteScenarios } from './offsite.ts'
import { logOutScenarios } from './logOut.ts'
import { oneTapScenarios } from './oneTap.ts'
import { passkeyCreationScenarios } from './passkeyCreation.ts'
import { passkeyChangeScenarios, passkeyListScenarios } from './passkeyList.ts'
import { passkeyLoginScenarios } from './passkeyLogin.ts'
import { passwordResetScenarios } from './passwordReset.ts'
import { emailCollectionScenarios, signupScenarios } from './signup.ts'
import { connectScenarios, socialScenarios, ssoScenarios } from './social.ts'
import { socialSignupScenarios } from './socialSignup.ts'
import { ssoCheckScenarios } from './ssoCheck.ts'
import { storedCredentialScenarios } from './storedCredential.ts'
import { stepsScenarios } from './steps.ts'

export const authScenarios = {
  ...loginScenarios,
  ...socialScenarios,
  ...connectScenarios,
  ...loginMfaScenarios,
  ...forgotPasswordScenarios,
  ...passwordResetScenarios,
  ...newPasswordScenarios,
  ...passkeyLoginScenarios,
  ...passkeyCreationScenarios,
  ...passkeyListScenarios,
  ...passkeyChangeScenarios,
  ...storedCredentialScenarios,
  ...ssoCheckScenarios,
  ...ssoScenarios,
  ...signupScenarios,
  ...emailCollectionScenarios,
  ...socialSignupScenarios,
  ...accountRecoveryScenarios,
  ...offsiteScenarios,
  ...birthdayScenarios,
  ...emailVerificationScenarios,
  ...logOutScenarios,
  ...oneTapScenarios,
  ...accountSwitcherScenarios,
  ...stepsScenarios,
} satisfies Scenarios<AuthAreaRowId>
