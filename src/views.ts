/** `tackboard/views`: the presentational components of every area. They need no machine, no provider and no API. */
export * from './views/auth/authViews.ts'
export { ClaimUpsellView, type ClaimUpsellViewProps } from './views/createPin/ClaimUpsellView.tsx'
export { CreatePinDraftView, type CreatePinDraftViewProps } from './views/createPin/CreatePinDraftView.tsx'
export { CreatePinView, type CreatePinViewProps } from './views/createPin/CreatePinView.tsx'
export { ImageChoice, type ImageChoiceProps } from './views/createPin/ImageChoice.tsx'
export { MobileCreatePinView, type MobileCreatePinViewProps } from './views/createPin/MobileCreatePinView.tsx'
export { PinCreatedView, type PinCreatedViewProps } from './views/createPin/PinCreatedView.tsx'
export {
  SeveralImageChoice,
  type SeveralImageChoiceProps,
} from './views/createPin/several/SeveralImageChoice.tsx'
export { SeveralPinsView, type SeveralPinsViewProps } from './views/createPin/several/SeveralPinsView.tsx'
export type { SeveralPinsResult } from './views/createPin/several/SeveralPinsView.types.ts'
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
export {
  SeveralSavesView,
  type SeveralSavesResult,
  type SeveralSavesViewProps,
} from './views/saving/severalSaves/SeveralSavesView.tsx'
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
export { AdsView } from './views/promote/ads/AdsView.tsx'
export { EditAdView } from './views/promote/ads/EditAdView.tsx'
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
export type * from './views/named.types.ts'
