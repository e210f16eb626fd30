/** `tackboard/auth`: signing up, logging in, recovery, accounts. */
export { TackboardProvider, type TackboardProviderProps } from './flows/runtime/TackboardProvider.tsx'
export type { PolicyOverrides } from './domain/policy/policy.ts'
export { createBrowserPlatform, type BrowserPlatformOptions } from './platform/browser.ts'
export type { ProviderOptions } from './platform/sdk/providers.ts'
export { AccountSwitcher, type AccountSwitcherProps } from './flows/auth/accounts/AccountSwitcher.tsx'
export type { Switched } from './flows/auth/accounts/accountSwitcher.effects.ts'
export { useLogOut, type LogOut, type LogOutOptions } from './flows/auth/session/useLogOut.ts'
export { forgetPerson } from './flows/auth/accounts/forgetPerson.ts'
export { saveAccount } from './flows/auth/accounts/savedAccounts.storage.ts'
export { BirthdayStep, type BirthdayStepProps } from './flows/auth/birthday/BirthdayStep.tsx'
export type { BirthdayDone } from './flows/auth/birthday/birthday.effects.ts'
export {
  EmailVerificationModal,
  type EmailVerificationModalProps,
} from './flows/auth/emailVerification/EmailVerificationModal.tsx'
export { ConnectPage, type ConnectPageProps } from './flows/auth/connect/ConnectPage.tsx'
export { NewPasswordPage, type NewPasswordPageProps } from './flows/auth/newPassword/NewPasswordPage.tsx'
export type { NewPasswordDone } from './flows/auth/newPassword/newPassword.effects.ts'
export { OffsitePage, type OffsitePageProps } from './flows/auth/offsite/OffsitePage.tsx'
export { OneTap } from './flows/auth/oneTap/OneTap.tsx'
export type { OneTapClosed, OneTapProps } from './flows/auth/oneTap/oneTap.props.ts'
export { PasskeyList } from './flows/auth/passkeys/PasskeyList.tsx'
export { AccountRecovery } from './flows/auth/recovery/AccountRecovery.tsx'
export type { AccountRecoveryProps } from './flows/auth/recovery/RecoveryBanner.tsx'
export {
  PasswordResetPage,
  type PasswordResetPageProps,
} from './flows/auth/passwordReset/PasswordResetPage.tsx'
export { AuthModal, type AuthContainer, type AuthModalProps } from './flows/auth/shell/AuthModal.tsx'
export { AuthUpsell, type AuthUpsellProps } from './flows/auth/shell/AuthUpsell.tsx'
export { LoginFlyout, type LoginFlyoutProps } from './flows/auth/shell/LoginFlyout.tsx'
export { LoginPage, type LoginPageProps } from './flows/auth/shell/LoginPage.tsx'
export { SignupPage, type SignupPageProps } from './flows/auth/shell/SignupPage.tsx'
export { SsoSignupPage, type SsoSignupPageProps } from './flows/auth/ssoSignup/SsoSignupPage.tsx'
export type { AuthFlowProps, LoggedIn } from './flows/auth/shell/auth.props.ts'
export type { ClientContext } from './api/auth/entities/login.ts'
export type { Person } from './domain/auth/person.ts'
export { loginOutcomes, type LoginOutcome } from './domain/auth/loginOutcomes.ts'
export {
  loginMethods,
  methodOfProvider,
  providerKinds,
  shortCodeOf,
  type LoginMethod,
  type ProviderKind,
  type ProviderShortCode,
} from './domain/auth/providers/loginMethods.ts'
export type { Personalization, SocialProvider, Viewer } from './domain/auth/providers/providers.ts'
export type { ListedPasskey } from './domain/auth/passkeyList.ts'
export type { SavedAccount } from './domain/auth/savedAccounts.ts'
export type { Inviter, SignupSource } from './domain/auth/signup/signupSource.ts'
export type { RecoveryVariant } from './domain/auth/providers/loginData.ts'
export type { ProviderToken } from './domain/auth/providers/providerToken.ts'
export type { ProviderButton, ViewerType } from './domain/auth/providers/providers.ts'
export type { ConsentKey } from './domain/auth/signup/consent.ts'
export type { SavedUser } from './flows/auth/accounts/savedAccounts.storage.ts'
export type { NewPasswordEffectProps } from './flows/auth/newPassword/newPassword.effects.ts'
export type { BirthdayEffectProps } from './flows/auth/birthday/birthday.effects.ts'
export type { Consents } from './domain/auth/signup/consent.ts'
export type { PopupReason } from './domain/auth/loginOutcomes.ts'
export type { Session } from './domain/auth/session.ts'
export type { PinThumbnail } from './domain/auth/pinThumbnail.ts'
export type { Advertiser } from './domain/auth/session.ts'
