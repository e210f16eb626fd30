/** Logging in, signing up and accounts, for `tackboard/views`. */
export { AccountSwitcherView, type AccountSwitcherViewProps } from './accounts/AccountSwitcherView.tsx'
export { AgeProtectedTitle } from './birthday/AgeProtectedTitle.tsx'
export { AgeProtectedView, type AgeProtectedViewProps } from './birthday/AgeProtectedView.tsx'
export { BirthdayView, type BirthdayViewProps } from './birthday/BirthdayView.tsx'
export { LoginView } from './login/LoginView.tsx'
export { loginViewDefaults } from './login/loginViewDefaults.ts'
export type { LoginViewCallbacks, LoginViewProps, LoginViewState } from './login/LoginView.types.ts'
export { LoginMfaView, type LoginMfaViewProps } from './mfa/LoginMfaView.tsx'
export { MfaMethodsView, type MfaMethodsViewProps } from './mfa/MfaMethodsView.tsx'
export { ConnectView, type ConnectScreen, type ConnectViewProps } from './connect/ConnectView.tsx'
export { NewPasswordView } from './newPassword/NewPasswordView.tsx'
export type {
  NewPasswordScreen,
  NewPasswordViewCallbacks,
  NewPasswordViewProps,
  NewPasswordViewState,
} from './newPassword/NewPasswordView.types.ts'
export { OffsiteView, type OffsiteScreen, type OffsiteViewProps } from './offsite/OffsiteView.tsx'
export { OneTapView, type OneTapViewProps } from './oneTap/OneTapView.tsx'
export { WelcomeLoadingView, type WelcomeLoadingViewProps } from './oneTap/WelcomeLoadingView.tsx'
export { PasswordResetView, type PasswordResetViewProps } from './passwordReset/PasswordResetView.tsx'
export { PasskeyCreationView, type PasskeyCreationViewProps } from './passkeys/PasskeyCreationView.tsx'
export { PasskeysView } from './passkeys/PasskeysView.tsx'
export type { PasskeysViewProps } from './passkeys/PasskeysView.types.ts'
export { EmailVerificationView, type EmailVerificationViewProps } from './recovery/EmailVerificationView.tsx'
export { FacebookRemovedBanner, type FacebookRemovedBannerProps } from './recovery/FacebookRemovedBanner.tsx'
export {
  SignupUnavailableBanner,
  type SignupUnavailableBannerProps,
} from './recovery/SignupUnavailableBanner.tsx'
export { NoticeDialog, type NoticeDialogProps } from './recovery/NoticeDialog.tsx'
export type { NoticeName } from './recovery/notices.ts'
export { AuthHero, type AuthHeroProps, type PinPictureProps } from './shell/AuthHero.tsx'
export { UpsellEmail, type UpsellEmailProps } from './shell/UpsellEmail.tsx'
export { ConsentsView, type ConsentsViewProps } from './signup/ConsentsView.tsx'
export { RespondMessageTitle } from './signup/RespondMessageTitle.tsx'
export { RespondMessageView, type RespondMessageViewProps } from './signup/RespondMessageView.tsx'
export { SignupView } from './signup/SignupView.tsx'
export type {
  SignupErrorRow,
  SignupViewCallbacks,
  SignupViewProps,
  SignupViewState,
} from './signup/SignupView.types.ts'
export {
  UnderageConfirmationView,
  type UnderageConfirmationViewProps,
} from './signup/UnderageConfirmationView.tsx'
export { UnderageTitle, type UnderageTitleProps } from './signup/UnderageTitle.tsx'
export {
  EmailAlreadyExistView,
  type EmailAlreadyExistViewProps,
} from './socialSignup/EmailAlreadyExistView.tsx'
export { EmailCollectionView, type EmailCollectionViewProps } from './socialSignup/EmailCollectionView.tsx'
export { RequestEmailView, type RequestEmailViewProps } from './socialSignup/RequestEmailView.tsx'
export {
  SocialSignupWithAgeView,
  type SocialSignupWithAgeViewProps,
} from './socialSignup/SocialSignupWithAgeView.tsx'
export { SsoSignupView, type SsoSignupViewProps } from './ssoSignup/SsoSignupView.tsx'
