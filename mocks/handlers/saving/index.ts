import type { savingEndpoints } from '../../../src/api/saving/saving.endpoints.ts'
import type { HandlersFor } from '../handler.ts'
import {
  createBoard,
  createSection,
  readBoard,
  readBoards,
  readPinnedTo,
  readSaveBehavior,
  readSection,
  readSections,
  readTitleSuggestions,
} from './boards.ts'
import { inviteCollaborators, searchCollaborators, suggestCollaborators } from './collaborators.ts'
import { findDuplicates } from './duplicates.ts'
import { autocomplete, createPin, querySavedPin, readSavedPin, removePin, repin } from './saving.ts'

export const savingHandlers: HandlersFor<typeof savingEndpoints> = {
  readBoards,
  readTitleSuggestions,
  readPinnedTo,
  createBoard,
  suggestCollaborators,
  searchCollaborators,
  inviteCollaborators,
  readSections,
  createSection,
  createPin,
  repin,
  removePin,
  findDuplicates,
  readBoard,
  readSection,
  autocomplete,
  readSavedPin,
  querySavedPin,
  readSaveBehavior,
}
