/** The types of the machines of this area, for a UI of your own. `MachineTypes` has those without a name. */
export type {
  BoardFormInput,
  BoardFormContext,
  BoardFormEvent,
  BoardFormOutput,
  BoardFormEmitted,
} from './boardForm/boardForm.types.ts'
export type { BoardPickerContext } from './boardPicker/boardPicker.setup.ts'
export type {
  BoardPickerInput,
  BoardPickerEvent,
  BoardPickerOutput,
} from './boardPicker/boardPicker.types.ts'
export type { CollaboratorsContext, CollaboratorsEvent } from './collaborators/collaborators.machine.ts'
export type {
  DuplicatesInput,
  DuplicatesContext,
  DuplicatesEvent,
  DuplicatesEmitted,
} from './duplicates/duplicates.types.ts'
export type {
  HashtagSuggestionsContext,
  HashtagSuggestionsEvent,
  HashtagSuggestionsEmitted,
} from './hashtagSuggestions/hashtagSuggestions.machine.ts'
export type { PinSavedInput, PinSavedEmitted } from './pinSaved/pinSaved.machine.ts'
export type { SaveConfirmationEmitted } from './saveConfirmation/saveConfirmation.machine.ts'
export type {
  SeveralSavesInput,
  SeveralSavesContext,
  SeveralSavesEvent,
  SeveralSavesOutput,
  SeveralSavesEmitted,
} from './severalSaves/severalSaves.types.ts'
export type {
  SaveChangeInput,
  SaveChangeContext,
  SaveChangeEvent,
  SaveChangeEmitted,
} from './saveChange/saveChange.types.ts'
export type {
  SaveToBoardInput,
  SaveToBoardContext,
  SaveToBoardEvent,
  SaveToBoardEmitted,
} from './saveToBoard/saveToBoard.types.ts'
export type {
  SectionFormInput,
  SectionFormContext,
  SectionFormEvent,
  SectionFormOutput,
  SectionFormEmitted,
} from './sectionForm/sectionForm.types.ts'
export type {
  SectionPickerInput,
  SectionPickerOutput,
  SectionPickerEmitted,
} from './sectionPicker/sectionPicker.machine.ts'
