/** Generated from en/saving/saveToBoard.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { saveToBoard as source } from '../../../en/saving/saveToBoard.ts'
import type { Message } from '../../../message.ts'

export const saveToBoard: Readonly<Record<keyof typeof source, Message>> = {
  'saveToBoard.choosingBoard': 'Choose board',
  'saveToBoard.choosingSection': 'Choose section',
  'saveToBoard.creatingBoard': 'Create board',
  'saveToBoard.creatingSection': 'Create section',
  'saveToBoard.addingSection': 'Add section',
  'saveToBoard.boardCreated': 'Board created',
  'saveToBoard.saving': 'Saving',
  'saveToBoard.savingToBoard': [{ type: 0, value: 'Saving to ' }, { type: 8, value: 'name', children: [{ type: 1, value: 'board' }] }],
  'saveToBoard.savingToSection': [{ type: 0, value: 'Saving to ' }, { type: 8, value: 'name', children: [{ type: 1, value: 'section' }] }, { type: 0, value: ' in ' }, { type: 8, value: 'name', children: [{ type: 1, value: 'board' }] }],
  'saveToBoard.pin': 'The Pin to save',
  'sections.list': 'Board or section',
  'sections.board': 'Board',
  'sections.section': 'Section',
  'sections.add': 'Add section',
  'sections.loading': 'Loading sections',
  'sections.empty': 'This board has no sections yet.',
  'sections.error.loadFailed': 'The sections could not be loaded.',
  'save.error.refused': 'Sorry! Something went wrong on our end.',
  'save.error.serverFailed': 'Sorry! Something went wrong on our end.',
  'save.error.offline': 'Sorry! Something went wrong on our end.',
  'save.error.malformed': 'Sorry! Something went wrong on our end.',
  'save.error.timedOut': 'Sorry! Something went wrong on our end.',
}
