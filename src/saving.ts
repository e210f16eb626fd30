/** `tackboard/saving`: saving pins, boards, sections. */
export { TackboardProvider, type TackboardProviderProps } from './flows/runtime/TackboardProvider.tsx'
export { BoardForm, type BoardFormProps } from './flows/saving/boardForm/BoardForm.tsx'
export { BoardPicker, type BoardPickerProps } from './flows/saving/boardPicker/BoardPicker.tsx'
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
export type { PinSaved } from './flows/saving/saveToBoard/saveToBoard.effects.ts'
export { AddSectionModal, type AddSectionModalProps } from './flows/saving/sectionForm/AddSectionModal.tsx'
export type { Board, BoardSection, PinToSave } from './domain/saving/board.ts'
export type { Collaborator } from './domain/saving/collaborators.ts'
export type { PinMedia, SizedPicture } from './domain/saving/pinMedia.ts'
export type { SavedActions } from './domain/saving/pinSaved.ts'
export type { SiteType } from './domain/navigation/siteTypes.ts'
export type { BoardInvites } from '../machines/saving/boardForm/boardForm.types.ts'
