/** Generated from en/saving/sectionForm.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { sectionForm as source } from '../../../en/saving/sectionForm.ts'
import type { Message } from '../../../message.ts'

export const sectionForm: Readonly<Record<keyof typeof source, Message>> = {
  'sectionForm.title': 'Add section',
  'sectionForm.name': 'Name',
  'sectionForm.placeholder': 'Like "Lighting"',
  'sectionForm.add': 'Add',
  'sectionForm.needsName': 'Enter a name first.',
  'sectionForm.needsEdit': 'Change the name to try again.',
  'sectionForm.error.refused': 'Sorry! Something went wrong on our end.',
  'sectionForm.error.serverFailed': 'Sorry! Something went wrong on our end.',
  'sectionForm.error.offline': 'Sorry! Something went wrong on our end.',
  'sectionForm.error.malformed': 'Sorry! Something went wrong on our end.',
  'sectionForm.error.timedOut': 'Sorry! Something went wrong on our end.',
}
