/** `tackboard/saving`: saving pins, boards, sections. */
export { TackboardProvider, type TackboardProviderProps } from './flows/runtime/TackboardProvider.tsx'
export type { PolicyOverrides } from './domain/policy/policy.ts'
export { BoardForm, type BoardFormProps } from './flows/saving/boardForm/BoardForm.tsx'
export { BoardPicker, type BoardPickerProps } from './flows/saving/boardPicker/BoardPicker.tsx'
export { useBoardSort } from './flows/saving/boardSort/useBoardSort.ts'
export type { BoardSort } from './domain/people/boardSort.ts'
export {
  PinDescription,
  type PinDescriptionProps,
} from './flows/saving/hashtagSuggestions/PinDescription.tsx'
export { PinSavedDialog, type PinSavedDialogProps } from './flows/saving/pinSaved/PinSavedDialog.tsx'
export {
  SaveConfirmation,
  type SaveConfirmationProps,
} from './flows/saving/saveConfirmation/SaveConfirmation.tsx'
export { SaveToBoardModal, type SaveToBoardModalProps } from './flows/saving/saveToBoard/SaveToBoardModal.tsx'
export type { SaveChange, SavedPlace } from './domain/saving/saveChange.ts'
export type { PinSaved } from './flows/saving/saveToBoard/saveToBoard.effects.ts'
export { AddSectionModal, type AddSectionModalProps } from './flows/saving/sectionForm/AddSectionModal.tsx'
export type {
  Board,
  BoardCollaborator,
  BoardCollaborators,
  BoardOption,
  BoardSection,
  PinToSave,
  SaveChoice,
} from './domain/saving/board.ts'
export type { Collaborator } from './domain/saving/collaborators.ts'
export type { PinMedia, SizedPicture } from './domain/saving/pinMedia.ts'
export type { SavedActions } from './domain/saving/pinSaved.ts'
export type { SiteType } from './domain/navigation/siteTypes.ts'
export type { BoardInvites } from '../machines/saving/boardForm/boardForm.types.ts'
export type { SavingToast } from '../machines/fragments/savingToast.ts'
export type { ShuffleAsset } from './domain/saving/board.ts'
export type { BoardNameError } from './domain/saving/boardName.ts'
export type { PictureSize } from './domain/saving/pinMedia.ts'
export type { SavedPin } from './domain/saving/savedCounts.ts'
export type { BoardFormListeners } from './flows/saving/boardForm/boardForm.effects.ts'
export type { SaveListeners } from './flows/saving/saveToBoard/saveToBoard.effects.ts'
export type { SectionFormListeners } from './flows/saving/sectionForm/sectionForm.effects.ts'
export type { SavingToastMessage } from '../machines/fragments/savingToast.ts'
export type { RefreshedSections } from '../machines/saving/saveToBoard/saveToBoard.types.ts'
export type { Hashtag } from './domain/saving/hashtags.ts'
export type { RecentSaves, RecentSection } from './domain/saving/recentSaves.ts'
export type { RecentImage } from './domain/saving/recentSaves.ts'
