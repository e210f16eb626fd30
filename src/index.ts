export { AuthModal, type AuthContainer, type AuthModalProps } from './flows/auth/shell/AuthModal.tsx'
export { AuthUpsell, type AuthUpsellProps } from './flows/auth/shell/AuthUpsell.tsx'
export type { Person } from './domain/auth/person.ts'
export type { AuthFlowProps, LoggedIn } from './flows/auth/shell/auth.props.ts'
export { AccountSwitcher, type AccountSwitcherProps } from './flows/auth/accounts/AccountSwitcher.tsx'
export type { Switched } from './flows/auth/accounts/accountSwitcher.effects.ts'
export { forgetPerson } from './flows/auth/accounts/forgetPerson.ts'
export { saveAccount } from './flows/auth/accounts/savedAccounts.storage.ts'
export { OneTap } from './flows/auth/oneTap/OneTap.tsx'
export type { OneTapClosed, OneTapProps } from './flows/auth/oneTap/oneTap.props.ts'
export type { SavedAccount } from './domain/auth/savedAccounts.ts'
export { BirthdayStep, type BirthdayStepProps } from './flows/auth/birthday/BirthdayStep.tsx'
export type { BirthdayDone } from './flows/auth/birthday/birthday.effects.ts'
export {
  EmailVerificationModal,
  type EmailVerificationModalProps,
} from './flows/auth/emailVerification/EmailVerificationModal.tsx'
export { BoardPicker, type BoardPickerProps } from './flows/saving/boardPicker/BoardPicker.tsx'
export type { Board, BoardSection, PinToSave } from './domain/saving/board.ts'
export { PinSavedDialog, type PinSavedDialogProps } from './flows/saving/pinSaved/PinSavedDialog.tsx'
export {
  SaveConfirmation,
  type SaveConfirmationProps,
} from './flows/saving/saveConfirmation/SaveConfirmation.tsx'
export { FollowButton } from './flows/people/follow/FollowButton.tsx'
export type { FollowButtonProps } from './flows/people/people.props.ts'
export { BlockButton, type BlockButtonProps } from './flows/people/block/BlockButton.tsx'
export { FollowRow, type FollowRowProps } from './flows/people/bulkFollow/FollowRow.tsx'
export { MovePins, type MovePinsProps, type PinMover } from './flows/people/pinMove/MovePins.tsx'
export type { Member } from './domain/people/member.ts'
export type { PinMove, PinPlace } from './domain/people/pinMove.ts'
export { BoardForm, type BoardFormProps } from './flows/saving/boardForm/BoardForm.tsx'
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
export { BoardCreatedView, type BoardCreatedViewProps } from './views/saving/boardForm/BoardCreatedView.tsx'
export type { BoardInvites } from '../machines/saving/boardForm/boardForm.types.ts'
export type { Collaborator } from './domain/saving/collaborators.ts'
export { LoginPage, type LoginPageProps } from './flows/auth/shell/LoginPage.tsx'
export { SignupPage, type SignupPageProps } from './flows/auth/shell/SignupPage.tsx'
export type { Inviter, SignupSource } from './domain/auth/signup/signupSource.ts'
export type { Experiments, LogEntry } from './flows/runtime/config.ts'
export { TackboardProvider, type TackboardProviderProps } from './flows/runtime/TackboardProvider.tsx'
export {
  defaultPolicy,
  resolvePolicy,
  type CodeSlot,
  type Policy,
  type PolicyOverrides,
} from './domain/policy/policy.ts'
export type { Timing } from './domain/policy/timing.ts'
export type { Personalization, SocialProvider, Viewer } from './domain/auth/providers/providers.ts'
export { deviceCodes, type Device } from './domain/navigation/deviceCodes.ts'
export {
  loginMethods,
  methodOfProvider,
  providerKinds,
  shortCodeOf,
  type LoginMethod,
  type ProviderKind,
  type ProviderShortCode,
} from './domain/auth/providers/loginMethods.ts'
export { createLruCache } from './domain/navigation/lruCache.ts'
export {
  emptyHistory,
  goBack,
  goForward,
  pushAddress,
  type NavigationHistory,
} from './domain/navigation/navigationHistory.ts'
export { isReservedQueryKey, reservedQueryKeys } from './domain/navigation/reservedQuery.ts'
export { ApiFailure } from './api/failure.ts'
export { directionOf, loadMessages, negotiateLocale, type Locale } from './messages/load.ts'
export { LoginView } from './views/auth/login/LoginView.tsx'
export type {
  LoginViewCallbacks,
  LoginViewProps,
  LoginViewState,
} from './views/auth/login/LoginView.types.ts'
export {
  AccountSwitcherView,
  type AccountSwitcherViewProps,
} from './views/auth/accounts/AccountSwitcherView.tsx'
export { OneTapView, type OneTapViewProps } from './views/auth/oneTap/OneTapView.tsx'
export { WelcomeLoadingView, type WelcomeLoadingViewProps } from './views/auth/oneTap/WelcomeLoadingView.tsx'
export { AgeProtectedView, type AgeProtectedViewProps } from './views/auth/birthday/AgeProtectedView.tsx'
export { BirthdayView, type BirthdayViewProps } from './views/auth/birthday/BirthdayView.tsx'
export { AuthHero, type AuthHeroProps, type PinPictureProps } from './views/auth/shell/AuthHero.tsx'
export { UpsellEmail, type UpsellEmailProps } from './views/auth/shell/UpsellEmail.tsx'
export { ConsentsView, type ConsentsViewProps } from './views/auth/signup/ConsentsView.tsx'
export { LoginMfaView, type LoginMfaViewProps } from './views/auth/mfa/LoginMfaView.tsx'
export {
  EmailAlreadyExistView,
  type EmailAlreadyExistViewProps,
} from './views/auth/socialSignup/EmailAlreadyExistView.tsx'
export {
  EmailCollectionView,
  type EmailCollectionViewProps,
} from './views/auth/socialSignup/EmailCollectionView.tsx'
export { RequestEmailView, type RequestEmailViewProps } from './views/auth/socialSignup/RequestEmailView.tsx'
export { SignupView } from './views/auth/signup/SignupView.tsx'
export type {
  SignupErrorRow,
  SignupViewCallbacks,
  SignupViewProps,
  SignupViewState,
} from './views/auth/signup/SignupView.types.ts'
export {
  SocialSignupWithAgeView,
  type SocialSignupWithAgeViewProps,
} from './views/auth/socialSignup/SocialSignupWithAgeView.tsx'
export { RespondMessageView, type RespondMessageViewProps } from './views/auth/signup/RespondMessageView.tsx'
export {
  UnderageConfirmationView,
  type UnderageConfirmationViewProps,
} from './views/auth/signup/UnderageConfirmationView.tsx'
export { UnderageTitle, type UnderageTitleProps } from './views/auth/signup/UnderageTitle.tsx'
export {
  EmailVerificationView,
  type EmailVerificationViewProps,
} from './views/auth/recovery/EmailVerificationView.tsx'
export { AddSectionModal, type AddSectionModalProps } from './flows/saving/sectionForm/AddSectionModal.tsx'
export {
  PinDescription,
  type PinDescriptionProps,
} from './flows/saving/hashtagSuggestions/PinDescription.tsx'
export { SectionFormView, type SectionFormViewProps } from './views/saving/sectionForm/SectionFormView.tsx'
export { HashtagField, type HashtagFieldProps } from './views/saving/hashtagSuggestions/HashtagField.tsx'
export { AccountRecovery, type AccountRecoveryProps } from './flows/auth/recovery/AccountRecovery.tsx'
export { OffsitePage, type OffsitePageProps } from './flows/auth/offsite/OffsitePage.tsx'
export { useResourceRedirect, type ResourceFate } from './flows/runtime/useResourceRedirect.ts'
export {
  FacebookRemovedBanner,
  type FacebookRemovedBannerProps,
} from './views/auth/recovery/FacebookRemovedBanner.tsx'
export { FacebookSignupUnavailableBanner } from './views/auth/recovery/FacebookSignupUnavailableBanner.tsx'
export { OffsiteView, type OffsiteScreen, type OffsiteViewProps } from './views/auth/offsite/OffsiteView.tsx'
export { BoardPickerView } from './views/saving/boardPicker/BoardPickerView.tsx'
export type {
  BoardPickerViewCallbacks,
  BoardPickerViewProps,
  BoardPickerViewState,
} from './views/saving/boardPicker/BoardPickerView.types.ts'
export { PinSavedView, type PinSavedViewProps } from './views/saving/pinSaved/PinSavedView.tsx'
export {
  SaveConfirmationView,
  type SaveConfirmationViewProps,
} from './views/saving/saveConfirmation/SaveConfirmationView.tsx'
export { LoadingOverlay, type LoadingOverlayProps } from './views/saving/saveConfirmation/LoadingOverlay.tsx'
export type { PinMedia, SavedActions, SizedPicture, SiteType } from './domain/saving/pinSaved.ts'
export { NoticeDialog, type NoticeDialogProps } from './views/auth/recovery/NoticeDialog.tsx'
export type { NoticeName } from './views/auth/recovery/notices.ts'
export { FollowButtonView, type FollowButtonViewProps } from './views/people/FollowButtonView.tsx'
export { BlockButtonView, type BlockButtonViewProps } from './views/people/BlockButtonView.tsx'
export { FollowRowView, type FollowRowViewProps } from './views/people/FollowRowView.tsx'
export { CreatorCard, type CreatorCardProps } from './views/people/CreatorCard.tsx'
export type { Platform } from './platform/platform.ts'
export { createBrowserPlatform, type BrowserPlatformOptions } from './platform/browser.ts'
export { reportToOpener } from './platform/opener.ts'
export { createClient, type Client, type ClientOptions } from './api/client.ts'
export { authEndpoints, type AuthEndpoints } from './api/auth/auth.endpoints.ts'
export { loginEndpoints, type LoginEndpoints } from './api/auth/login.endpoints.ts'
export { SaveToBoardModal, type SaveToBoardModalProps } from './flows/saving/saveToBoard/SaveToBoardModal.tsx'
export type { PinSaved } from './flows/saving/saveToBoard/saveToBoard.effects.ts'
export {
  SaveToBoardView,
  type SaveStep,
  type SaveToBoardViewProps,
} from './views/saving/saveToBoard/SaveToBoardView.tsx'
export {
  SectionPickerView,
  type SectionPickerViewProps,
} from './views/saving/sectionPicker/SectionPickerView.tsx'
export { PinPreview, type PinPreviewProps } from './views/saving/saveToBoard/PinPreview.tsx'
