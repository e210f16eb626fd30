/** `tackboard/views`: the presentational components of every area. They need no machine, no provider and no API. */
export {
  AccountSwitcherView,
  type AccountSwitcherViewProps,
} from './views/auth/accounts/AccountSwitcherView.tsx'
export { AgeProtectedTitle } from './views/auth/birthday/AgeProtectedTitle.tsx'
export { AgeProtectedView, type AgeProtectedViewProps } from './views/auth/birthday/AgeProtectedView.tsx'
export { BirthdayView, type BirthdayViewProps } from './views/auth/birthday/BirthdayView.tsx'
export { LoginView } from './views/auth/login/LoginView.tsx'
export { loginViewDefaults } from './views/auth/login/loginViewDefaults.ts'
export type {
  LoginViewCallbacks,
  LoginViewProps,
  LoginViewState,
} from './views/auth/login/LoginView.types.ts'
export { LoginMfaView, type LoginMfaViewProps } from './views/auth/mfa/LoginMfaView.tsx'
export { MfaMethodsView, type MfaMethodsViewProps } from './views/auth/mfa/MfaMethodsView.tsx'
export { ConnectView, type ConnectScreen, type ConnectViewProps } from './views/auth/connect/ConnectView.tsx'
export { NewPasswordView } from './views/auth/newPassword/NewPasswordView.tsx'
export type {
  NewPasswordScreen,
  NewPasswordViewCallbacks,
  NewPasswordViewProps,
  NewPasswordViewState,
} from './views/auth/newPassword/NewPasswordView.types.ts'
export { OffsiteView, type OffsiteScreen, type OffsiteViewProps } from './views/auth/offsite/OffsiteView.tsx'
export { OneTapView, type OneTapViewProps } from './views/auth/oneTap/OneTapView.tsx'
export { WelcomeLoadingView, type WelcomeLoadingViewProps } from './views/auth/oneTap/WelcomeLoadingView.tsx'
export {
  PasswordResetView,
  type PasswordResetViewProps,
} from './views/auth/passwordReset/PasswordResetView.tsx'
export {
  PasskeyCreationView,
  type PasskeyCreationViewProps,
} from './views/auth/passkeys/PasskeyCreationView.tsx'
export { PasskeysView } from './views/auth/passkeys/PasskeysView.tsx'
export type { PasskeysViewProps } from './views/auth/passkeys/PasskeysView.types.ts'
export {
  EmailVerificationView,
  type EmailVerificationViewProps,
} from './views/auth/recovery/EmailVerificationView.tsx'
export {
  FacebookRemovedBanner,
  type FacebookRemovedBannerProps,
} from './views/auth/recovery/FacebookRemovedBanner.tsx'
export {
  SignupUnavailableBanner,
  type SignupUnavailableBannerProps,
} from './views/auth/recovery/SignupUnavailableBanner.tsx'
export { NoticeDialog, type NoticeDialogProps } from './views/auth/recovery/NoticeDialog.tsx'
export type { NoticeName } from './views/auth/recovery/notices.ts'
export { AuthHero, type AuthHeroProps, type PinPictureProps } from './views/auth/shell/AuthHero.tsx'
export { UpsellEmail, type UpsellEmailProps } from './views/auth/shell/UpsellEmail.tsx'
export { ConsentsView, type ConsentsViewProps } from './views/auth/signup/ConsentsView.tsx'
export { RespondMessageTitle } from './views/auth/signup/RespondMessageTitle.tsx'
export { RespondMessageView, type RespondMessageViewProps } from './views/auth/signup/RespondMessageView.tsx'
export { SignupView } from './views/auth/signup/SignupView.tsx'
export type {
  SignupErrorRow,
  SignupViewCallbacks,
  SignupViewProps,
  SignupViewState,
} from './views/auth/signup/SignupView.types.ts'
export {
  UnderageConfirmationView,
  type UnderageConfirmationViewProps,
} from './views/auth/signup/UnderageConfirmationView.tsx'
export { UnderageTitle, type UnderageTitleProps } from './views/auth/signup/UnderageTitle.tsx'
export {
  EmailAlreadyExistView,
  type EmailAlreadyExistViewProps,
} from './views/auth/socialSignup/EmailAlreadyExistView.tsx'
export {
  EmailCollectionView,
  type EmailCollectionViewProps,
} from './views/auth/socialSignup/EmailCollectionView.tsx'
export { RequestEmailView, type RequestEmailViewProps } from './views/auth/socialSignup/RequestEmailView.tsx'
export {
  SocialSignupWithAgeView,
  type SocialSignupWithAgeViewProps,
} from './views/auth/socialSignup/SocialSignupWithAgeView.tsx'
export { SsoSignupView, type SsoSignupViewProps } from './views/auth/ssoSignup/SsoSignupView.tsx'
export { ClaimUpsellView, type ClaimUpsellViewProps } from './views/createPin/ClaimUpsellView.tsx'
export { CreatePinDraftView, type CreatePinDraftViewProps } from './views/createPin/CreatePinDraftView.tsx'
export { CreatePinView, type CreatePinViewProps } from './views/createPin/CreatePinView.tsx'
export { ImageChoice, type ImageChoiceProps } from './views/createPin/ImageChoice.tsx'
export { MobileCreatePinView, type MobileCreatePinViewProps } from './views/createPin/MobileCreatePinView.tsx'
export { PinCreatedView, type PinCreatedViewProps } from './views/createPin/PinCreatedView.tsx'
export { BlockButtonView, type BlockButtonViewProps } from './views/people/BlockButtonView.tsx'
export { BlockQuestionView, type BlockQuestionViewProps } from './views/people/BlockQuestionView.tsx'
export { CreatorCard, type CreatorCardProps } from './views/people/CreatorCard.tsx'
export { FollowButtonView, type FollowButtonViewProps } from './views/people/FollowButtonView.tsx'
export { FollowRowView, type FollowRowViewProps } from './views/people/FollowRowView.tsx'
export { MovePinsView } from './views/people/MovePinsView.tsx'
export type {
  MoveDestination,
  MovePinsViewProps,
  MovePinsViewState,
} from './views/people/MovePinsView.types.ts'
export type { MovablePin } from './views/people/PinTile.tsx'
export { BoardCreatedView, type BoardCreatedViewProps } from './views/saving/boardForm/BoardCreatedView.tsx'
export {
  BoardFormView,
  type BoardFormViewCallbacks,
  type BoardFormViewProps,
  type BoardFormViewState,
} from './views/saving/boardForm/BoardFormView.tsx'
export {
  CollaboratorsField,
  type CollaboratorsFieldProps,
} from './views/saving/boardForm/CollaboratorsField.tsx'
export { BoardPickerView } from './views/saving/boardPicker/BoardPickerView.tsx'
export type {
  BoardPickerViewCallbacks,
  BoardPickerViewProps,
  BoardPickerViewState,
} from './views/saving/boardPicker/BoardPickerView.types.ts'
export { HashtagField, type HashtagFieldProps } from './views/saving/hashtagSuggestions/HashtagField.tsx'
export { PinSavedView, type PinSavedViewProps } from './views/saving/pinSaved/PinSavedView.tsx'
export { LoadingOverlay, type LoadingOverlayProps } from './views/saving/saveConfirmation/LoadingOverlay.tsx'
export {
  SaveConfirmationView,
  type SaveConfirmationViewProps,
} from './views/saving/saveConfirmation/SaveConfirmationView.tsx'
export { PinPreview, type PinPreviewProps } from './views/saving/saveToBoard/PinPreview.tsx'
export {
  SaveToBoardView,
  type SaveStep,
  type SaveToBoardViewProps,
} from './views/saving/saveToBoard/SaveToBoardView.tsx'
export { SectionFormView, type SectionFormViewProps } from './views/saving/sectionForm/SectionFormView.tsx'
export {
  SectionPickerView,
  type SectionPickerViewProps,
} from './views/saving/sectionPicker/SectionPickerView.tsx'
export { SearchAdvisoryView, type SearchAdvisoryViewProps } from './views/search/SearchAdvisoryView.tsx'
export { ProfileSwitcherView } from './views/business/ProfileSwitcherView.tsx'
export type {
  ProfileSwitcherViewCallbacks,
  ProfileSwitcherViewProps,
  ProfileSwitcherViewState,
} from './views/business/ProfileSwitcherView.types.ts'
export {
  AdsConsentView,
  type AdsConsentViewCallbacks,
  type AdsConsentViewProps,
  type AdsConsentViewState,
} from './views/promote/AdsConsentView.tsx'
export {
  BillingView,
  type BillingViewCallbacks,
  type BillingViewProps,
  type BillingViewState,
} from './views/promote/BillingView.tsx'
export { BudgetField, type BudgetFieldProps } from './views/promote/BudgetField.tsx'
export { BusinessInfoView } from './views/promote/BusinessInfoView.tsx'
export type {
  BusinessInfoViewCallbacks,
  BusinessInfoViewProps,
  BusinessInfoViewState,
} from './views/promote/BusinessInfoView.types.ts'
export { PromotePageView } from './views/promote/PromotePageView.tsx'
export type {
  PromotePageParts,
  PromotePageViewCallbacks,
  PromotePageViewProps,
  PromotePageViewState,
} from './views/promote/PromotePageView.types.ts'
export {
  PinSelectionView,
  type PinSelectionViewCallbacks,
  type PinSelectionViewProps,
  type PinSelectionViewState,
} from './views/promote/PinSelectionView.tsx'
export {
  PromoteErrorView,
  type PromoteErrorViewProps,
  type PromoteErrorViewState,
} from './views/promote/PromoteErrorView.tsx'
export { PromoteStatusView, type PromoteStatusViewProps } from './views/promote/PromoteStatusView.tsx'
export { PromoteSteps, type PromoteFormStep, type PromoteStepsProps } from './views/promote/PromoteSteps.tsx'
export {
  PromoteSuccessView,
  type PromoteSuccessViewProps,
  type PromoteSuccessViewState,
} from './views/promote/PromoteSuccessView.tsx'
export {
  PromoteUnknownView,
  type PromoteUnknownViewProps,
  type PromoteUnknownViewState,
} from './views/promote/PromoteUnknownView.tsx'
export {
  TagSelectionView,
  type TagSelectionViewCallbacks,
  type TagSelectionViewProps,
  type TagSelectionViewState,
} from './views/promote/TagSelectionView.tsx'
export type { SelectionStatus } from './views/promote/dialogs/SelectionState.tsx'
export type * from './views/named.types.ts'
