/** The types of the machines of this area, for a UI of your own. `MachineTypes` has those without a name. */
export type {
  AccountRecoveryInput,
  AccountRecoveryEmitted,
} from './accountRecovery/accountRecovery.machine.ts'
export type {
  AccountSwitcherInput,
  AccountSwitcherContext,
  AccountSwitcherEvent,
  AccountSwitcherEmitted,
} from './accountSwitcher/accountSwitcher.types.ts'
export type { AuthInput, AuthContext, AuthEvent, AuthEmitted } from './auth/auth.types.ts'
export type {
  BirthdayInput,
  BirthdayContext,
  BirthdayEvent,
  BirthdayEmitted,
} from './birthday/birthday.types.ts'
export type { BotCheckInput } from './botCheck/botCheck.machine.ts'
export type { ConnectInput, ConnectContext } from './connect/connect.machine.ts'
export type { ConsentsContext, ConsentsOutput } from './consents/consents.machine.ts'
export type { EmailVerificationEmitted } from './emailVerification/emailVerification.machine.ts'
export type { ForgotPasswordContext, ForgotPasswordInput } from './forgotPassword/forgotPassword.machine.ts'
export type { LoginInput, LoginContext, LoginEvent, LoginOutput, LoginEmitted } from './login/login.types.ts'
export type {
  LoginMfaInput,
  LoginMfaContext,
  LoginMfaOutput,
  VerifyCodeInput,
} from './loginMfa/loginMfa.machine.ts'
export type {
  NewPasswordInput,
  NewPasswordContext,
  NewPasswordEvent,
  NewPasswordEmitted,
} from './newPassword/newPassword.types.ts'
export type { OffsiteInput, OffsiteContext, OffsiteEmitted } from './offsite/offsite.machine.ts'
export type { OneTapInput, OneTapContext, OneTapEvent, OneTapEmitted } from './oneTap/oneTap.types.ts'
export type {
  PasskeyCreationInput,
  PasskeyCreationContext,
  PasskeyCreationEvent,
  PasskeyCreationEmitted,
} from './passkeyCreation/passkeyCreation.types.ts'
export type {
  PasskeyListInput,
  PasskeyListContext,
  PasskeyListEvent,
  PasskeyListEmitted,
  PasskeyNews,
  ReadPasskeys,
} from './passkeyList/passkeyList.types.ts'
export type {
  PasskeyLoginInput,
  PasskeyLoginContext,
  PasskeyLoginEvent,
  PasskeyLoginEmitted,
} from './passkeyLogin/passkeyLogin.types.ts'
export type {
  PasswordResetContext,
  PasswordResetEvent,
  PasswordResetEmitted,
} from './passwordReset/passwordReset.machine.ts'
export type { PinThumbnailInput } from './pinThumbnail/pinThumbnail.machine.ts'
export type {
  StoredCredentialInput,
  StoredCredentialContext,
  StoredCredentialEvent,
  StoredCredentialEmitted,
} from './storedCredential/storedCredential.types.ts'
export type { MessageCodeContext, MessageCodeEvent } from './messageCode/messageCode.machine.ts'
export type {
  ResendPauseInput,
  ResendPauseContext,
  ResendPauseEvent,
  ResendPauseEmitted,
} from './resendPause/resendPause.machine.ts'
export type { ScriptLoaderContext } from './scriptLoader/scriptLoader.machine.ts'
export type {
  SignupInput,
  SignupContext,
  SignupEvent,
  SignupOutput,
  SignupEmitted,
} from './signup/signup.types.ts'
export type {
  SocialPopupInput,
  SocialPopupContext,
  SocialPopupOutput,
} from './socialPopup/socialPopup.machine.ts'
export type {
  SocialSignupInput,
  SocialSignupContext,
  SocialSignupEvent,
  SocialSignupOutput,
  SocialSignupEmitted,
} from './socialSignup/socialSignup.types.ts'
export type { SsoCheckInput } from './ssoCheck/ssoCheck.machine.ts'
export type { SsoPopupInput, SsoPopupContext, SsoPopupOutput } from './ssoPopup/ssoPopup.setup.ts'
export type {
  SsoSignupInput,
  SsoSignupContext,
  SsoSignupEvent,
  SsoSignupOutput,
  SsoSignupEmitted,
} from './ssoSignup/ssoSignup.types.ts'
export type { UnderageInput, UnderageContext, UnderageOutput } from './underage/underage.machine.ts'
