export { AuthModal, type AuthContainer, type AuthModalProps } from './flows/auth/AuthModal.tsx'
export { AuthUpsell, type AuthUpsellProps } from './flows/auth/AuthUpsell.tsx'
export type { Person } from './domain/person.ts'
export type { AuthFlowProps, LoggedIn } from './flows/auth/auth.props.ts'
export { AccountSwitcher, type AccountSwitcherProps } from './flows/accounts/AccountSwitcher.tsx'
export type { Switched } from './flows/accounts/accountSwitcher.effects.ts'
export { forgetPerson } from './flows/accounts/forgetPerson.ts'
export { saveAccount } from './flows/accounts/savedAccounts.storage.ts'
export { OneTap } from './flows/oneTap/OneTap.tsx'
export type { OneTapClosed, OneTapProps } from './flows/oneTap/oneTap.props.ts'
export type { SavedAccount } from './domain/savedAccounts.ts'
export { BirthdayStep, type BirthdayStepProps } from './flows/birthday/BirthdayStep.tsx'
export type { BirthdayDone } from './flows/birthday/birthday.effects.ts'
export {
  EmailVerificationModal,
  type EmailVerificationModalProps,
} from './flows/emailVerification/EmailVerificationModal.tsx'
export { BoardPicker, type BoardPickerProps } from './flows/saving/BoardPicker.tsx'
export type { Board, BoardSection, PinToSave } from './domain/board.ts'
export { PinSavedDialog, type PinSavedDialogProps } from './flows/saving/PinSavedDialog.tsx'
export { SaveConfirmation, type SaveConfirmationProps } from './flows/saving/SaveConfirmation.tsx'
export { FollowButton } from './flows/people/FollowButton.tsx'
export type { FollowButtonProps } from './flows/people/people.props.ts'
export { BlockButton, type BlockButtonProps } from './flows/people/BlockButton.tsx'
export { FollowRow, type FollowRowProps } from './flows/people/FollowRow.tsx'
export { MovePins, type MovePinsProps, type PinMover } from './flows/people/MovePins.tsx'
export type { Member } from './domain/member.ts'
export type { PinMove, PinPlace } from './domain/pinMove.ts'
export { BoardForm, type BoardFormProps } from './flows/saving/BoardForm.tsx'
export {
  BoardFormView,
  type BoardFormViewCallbacks,
  type BoardFormViewProps,
  type BoardFormViewState,
} from './views/saving/BoardFormView.tsx'
export { CollaboratorsField, type CollaboratorsFieldProps } from './views/saving/CollaboratorsField.tsx'
export { BoardCreatedView, type BoardCreatedViewProps } from './views/saving/BoardCreatedView.tsx'
export type { BoardInvites } from '../machines/boardForm/boardForm.types.ts'
export type { Collaborator } from './domain/collaborators.ts'
export { LoginPage, type LoginPageProps } from './flows/auth/LoginPage.tsx'
export { SignupPage, type SignupPageProps } from './flows/auth/SignupPage.tsx'
export type { Inviter, SignupSource } from './domain/signupSource.ts'
export type { Experiments, LogEntry } from './flows/house.ts'
export { TackboardProvider, type TackboardProviderProps } from './flows/TackboardProvider.tsx'
export {
  defaultPolicy,
  resolvePolicy,
  type CodeSlot,
  type Policy,
  type PolicyOverrides,
} from './domain/policy.ts'
export type { Timing } from './domain/timing.ts'
export type { Personalization, SocialProvider, Viewer } from './domain/providers.ts'
export { deviceCodes, type Device } from './domain/deviceCodes.ts'
export {
  loginMethods,
  methodOfProvider,
  providerKinds,
  shortCodeOf,
  type LoginMethod,
  type ProviderKind,
  type ProviderShortCode,
} from './domain/loginMethods.ts'
export { createLruCache } from './domain/lruCache.ts'
export {
  emptyHistory,
  goBack,
  goForward,
  pushAddress,
  type NavigationHistory,
} from './domain/navigationHistory.ts'
export { isReservedQueryKey, reservedQueryKeys } from './domain/reservedQuery.ts'
export { ApiFailure } from './api/failure.ts'
export { directionOf, loadMessages, negotiateLocale, type Locale } from './messages/load.ts'
export { LoginView } from './views/auth/LoginView.tsx'
export type { LoginViewCallbacks, LoginViewProps, LoginViewState } from './views/auth/LoginView.types.ts'
export { AccountSwitcherView, type AccountSwitcherViewProps } from './views/auth/AccountSwitcherView.tsx'
export { OneTapView, type OneTapViewProps } from './views/auth/OneTapView.tsx'
export { WelcomeLoadingView, type WelcomeLoadingViewProps } from './views/auth/WelcomeLoadingView.tsx'
export { AgeProtectedView, type AgeProtectedViewProps } from './views/auth/AgeProtectedView.tsx'
export { BirthdayView, type BirthdayViewProps } from './views/auth/BirthdayView.tsx'
export { AuthHero, type AuthHeroProps, type PinPictureProps } from './views/auth/AuthHero.tsx'
export { UpsellEmail, type UpsellEmailProps } from './views/auth/UpsellEmail.tsx'
export { ConsentsView, type ConsentsViewProps } from './views/auth/ConsentsView.tsx'
export { LoginMfaView, type LoginMfaViewProps } from './views/auth/LoginMfaView.tsx'
export {
  EmailAlreadyExistView,
  type EmailAlreadyExistViewProps,
} from './views/auth/EmailAlreadyExistView.tsx'
export { EmailCollectionView, type EmailCollectionViewProps } from './views/auth/EmailCollectionView.tsx'
export { RequestEmailView, type RequestEmailViewProps } from './views/auth/RequestEmailView.tsx'
export { SignupView } from './views/auth/SignupView.tsx'
export type {
  SignupErrorRow,
  SignupViewCallbacks,
  SignupViewProps,
  SignupViewState,
} from './views/auth/SignupView.types.ts'
export {
  SocialSignupWithAgeView,
  type SocialSignupWithAgeViewProps,
} from './views/auth/SocialSignupWithAgeView.tsx'
export { RespondMessageView, type RespondMessageViewProps } from './views/auth/RespondMessageView.tsx'
export {
  UnderageConfirmationView,
  type UnderageConfirmationViewProps,
} from './views/auth/UnderageConfirmationView.tsx'
export { UnderageTitle, type UnderageTitleProps } from './views/auth/UnderageTitle.tsx'
export {
  EmailVerificationView,
  type EmailVerificationViewProps,
} from './views/recovery/EmailVerificationView.tsx'
export { AddSectionModal, type AddSectionModalProps } from './flows/saving/AddSectionModal.tsx'
export { PinDescription, type PinDescriptionProps } from './flows/saving/PinDescription.tsx'
export { SectionFormView, type SectionFormViewProps } from './views/saving/SectionFormView.tsx'
export { HashtagField, type HashtagFieldProps } from './views/saving/HashtagField.tsx'
export { AccountRecovery, type AccountRecoveryProps } from './flows/recovery/AccountRecovery.tsx'
export { OffsitePage, type OffsitePageProps } from './flows/offsite/OffsitePage.tsx'
export { useResourceRedirect, type ResourceFate } from './flows/useResourceRedirect.ts'
export {
  FacebookRemovedBanner,
  type FacebookRemovedBannerProps,
} from './views/recovery/FacebookRemovedBanner.tsx'
export { FacebookSignupUnavailableBanner } from './views/recovery/FacebookSignupUnavailableBanner.tsx'
export { OffsiteView, type OffsiteScreen, type OffsiteViewProps } from './views/recovery/OffsiteView.tsx'
export { BoardPickerView } from './views/saving/BoardPickerView.tsx'
export type {
  BoardPickerViewCallbacks,
  BoardPickerViewProps,
  BoardPickerViewState,
} from './views/saving/BoardPickerView.types.ts'
export { PinSavedView, type PinSavedViewProps } from './views/saving/PinSavedView.tsx'
export { SaveConfirmationView, type SaveConfirmationViewProps } from './views/saving/SaveConfirmationView.tsx'
export { LoadingOverlay, type LoadingOverlayProps } from './views/saving/LoadingOverlay.tsx'
export type { PinMedia, SavedActions, SizedPicture, SiteType } from './domain/pinSaved.ts'
export { NoticeDialog, type NoticeDialogProps } from './views/recovery/NoticeDialog.tsx'
export type { NoticeName } from './views/recovery/notices.ts'
export { FollowButtonView, type FollowButtonViewProps } from './views/people/FollowButtonView.tsx'
export { BlockButtonView, type BlockButtonViewProps } from './views/people/BlockButtonView.tsx'
export { FollowRowView, type FollowRowViewProps } from './views/people/FollowRowView.tsx'
export { CreatorCard, type CreatorCardProps } from './views/people/CreatorCard.tsx'
export type { Platform } from './platform/platform.ts'
export { createBrowserPlatform, type BrowserPlatformOptions } from './platform/browser.ts'
export { reportToOpener } from './platform/opener.ts'
export { createClient, type Client, type ClientOptions } from './api/client.ts'
export { authEndpoints, type AuthEndpoints } from './api/endpoints.ts'
export { loginEndpoints, type LoginEndpoints } from './api/login.endpoints.ts'
export { SaveToBoardModal, type SaveToBoardModalProps } from './flows/saving/SaveToBoardModal.tsx'
export type { PinSaved } from './flows/saving/saveToBoard.effects.ts'
export { SaveToBoardView, type SaveStep, type SaveToBoardViewProps } from './views/saving/SaveToBoardView.tsx'
export { SectionPickerView, type SectionPickerViewProps } from './views/saving/SectionPickerView.tsx'
export { PinPreview, type PinPreviewProps } from './views/saving/PinPreview.tsx'
