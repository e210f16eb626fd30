/** Adding a section to a board. */
export const sectionForm = {
  'sectionForm.title': 'Add section',
  'sectionForm.name': 'Name',
  'sectionForm.placeholder': 'Like "Lighting"',
  'sectionForm.add': 'Add',
  /** Why the button is disabled. */
  'sectionForm.needsName': 'Enter a name first.',
  /** The same, after a failure. */
  'sectionForm.needsEdit': 'Change the name to try again.',
  'sectionForm.error.refused': 'Sorry! Something went wrong on our end.',
  'sectionForm.error.serverFailed': 'Sorry! Something went wrong on our end.',
  'sectionForm.error.offline': "You''re offline. Check your connection and try again.",
  'sectionForm.error.malformed': 'Sorry! Something went wrong on our end.',
  'sectionForm.error.timedOut': 'This took too long. Try again.',
} as const
