/** The types that the props of views name. `tackboard/views` exports them. */
export type {
  AccountSwitcherViewCallbacks,
  AccountSwitcherViewState,
} from './auth/accounts/AccountSwitcherView.tsx'
export type { BirthdayViewCallbacks, BirthdayViewState } from './auth/birthday/BirthdayView.tsx'
export type { ConnectViewCallbacks, ConnectViewState } from './auth/connect/ConnectView.tsx'
export type { LoginMfaViewCallbacks, LoginMfaViewState } from './auth/mfa/LoginMfaView.tsx'
export type { CheckedRule, PasswordRule, RuleState } from '../domain/auth/signup/passwordChecklist.ts'
export type { OffsiteViewCallbacks, OffsiteViewState } from './auth/offsite/OffsiteView.tsx'
export type { OneTapViewCallbacks, OneTapViewState } from './auth/oneTap/OneTapView.tsx'
export type {
  EmailVerificationViewCallbacks,
  EmailVerificationViewState,
} from './auth/recovery/EmailVerificationView.tsx'
export type { NoticeReset } from './auth/recovery/NoticeDialog.tsx'
export type {
  PasswordResetViewCallbacks,
  PasswordResetViewState,
} from './auth/passwordReset/PasswordResetView.tsx'
export type { ConsentsViewCallbacks, ConsentsViewState } from './auth/signup/ConsentsView.tsx'
export type {
  EmailCollectionViewCallbacks,
  EmailCollectionViewState,
} from './auth/socialSignup/EmailCollectionView.tsx'
export type {
  SocialSignupWithAgeViewCallbacks,
  SocialSignupWithAgeViewState,
} from './auth/socialSignup/SocialSignupWithAgeView.tsx'
export type { SsoSignupViewCallbacks, SsoSignupViewState } from './auth/ssoSignup/SsoSignupView.tsx'
export type { ClaimUpsellViewCallbacks, ClaimUpsellViewState } from './createPin/ClaimUpsellView.tsx'
export type { DraftPin } from './createPin/CreatePinDraftView.tsx'
export type { CreatePinStatusProps } from './createPin/CreatePinStatus.tsx'
export type { PinState } from '../domain/createPin/several/severalPins.ts'
export type { ChoosableImage } from './createPin/ImageChoice.tsx'
export type { MobileCreatePinEndProps } from './createPin/MobileCreatePinEnd.tsx'
export type { MobileCreatePinScreen } from './createPin/MobileCreatePinView.tsx'
export type { PinCreatedViewCallbacks, PinCreatedViewState } from './createPin/PinCreatedView.tsx'
export type { BusinessInfoErrors } from './promote/BusinessInfoView.types.ts'
export type {
  CollaboratorsFieldCallbacks,
  CollaboratorsFieldState,
} from './saving/boardForm/CollaboratorsField.tsx'
export type { HashtagFieldCallbacks, HashtagFieldState } from './saving/hashtagSuggestions/HashtagField.tsx'
export type { PinSavedViewState } from './saving/pinSaved/PinSavedView.tsx'
export type { SaveConfirmationViewState } from './saving/saveConfirmation/SaveConfirmationView.tsx'
export type { SectionFormViewCallbacks, SectionFormViewState } from './saving/sectionForm/SectionFormView.tsx'
export type {
  SectionPickerViewCallbacks,
  SectionPickerViewState,
} from './saving/sectionPicker/SectionPickerView.tsx'
export type { SearchAdvisoryViewCallbacks, SearchAdvisoryViewState } from './search/SearchAdvisoryView.tsx'
export type { TextProviderProps } from './text.tsx'
export type { SsoSignupScreenName } from './auth/ssoSignup/SsoSignupView.tsx'
export type { BusinessInfoRow } from './promote/BusinessInfoView.types.ts'
export type { Copy } from './text.tsx'
export type { PasskeyAskCallbacks, PasskeyAskState } from './auth/passkeys/PasskeyAsk.tsx'
export type { PasskeyCreationViewState } from './auth/passkeys/PasskeyCreationView.tsx'
export type { PasskeysViewCallbacks, PasskeysViewState } from './auth/passkeys/PasskeysView.types.ts'
export type { MobileImagesViewProps } from './createPin/MobileImagesView.tsx'
export type { AdsViewCallbacks, AdsViewProps, AdsViewState } from './promote/ads/AdsView.types.ts'
export type { EditAdViewCallbacks, EditAdViewProps, EditAdViewState } from './promote/ads/EditAdView.types.ts'
export type { SelectionStatus } from './promote/dialogs/SelectionState.tsx'
