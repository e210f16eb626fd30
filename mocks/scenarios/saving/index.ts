import type { SavingAreaRowId } from '../../../src/errors/index.ts'
import type { Scenarios } from '../scenario.ts'
import { boardFormScenarios, collaboratorsScenarios } from './boardForm.ts'
import { boardPickerScenarios, boardsScenarios } from './boards.ts'
import { duplicatesScenarios } from './duplicates.ts'
import { hashtagSuggestionsScenarios } from './hashtagSuggestions.ts'
import { pinScenarios } from './pins.ts'
import { pinSavedScenarios } from './pinSaved.ts'
import { saveScenarios, sectionsScenarios } from './save.ts'
import { saveChangeScenarios } from './saveChange.ts'
import { sectionFormScenarios } from './sectionForm.ts'

export const savingScenarios = {
  ...boardFormScenarios,
  ...collaboratorsScenarios,
  ...boardsScenarios,
  ...boardPickerScenarios,
  ...pinScenarios,
  ...pinSavedScenarios,
  ...saveScenarios,
  ...saveChangeScenarios,
  ...sectionsScenarios,
  ...sectionFormScenarios,
  ...duplicatesScenarios,
  ...hashtagSuggestionsScenarios,
} satisfies Scenarios<SavingAreaRowId>
