/** The form that edits the budget and the end of an ad. */
export const adEdit = {
  'adEdit.title': 'Edit “{name}”',
  'adEdit.noBudget': 'The budget of this ad can’t be changed here.',
  'adEdit.endDate': 'End date',
  'adEdit.ongoing': 'Run until I stop it',
  'adEdit.save': 'Save',
  'adEdit.leave': 'Leave without saving?',
  'adEdit.leaveMeans': 'What you changed will be lost.',
  'adEdit.keep': 'Keep editing',
  'adEdit.discard': 'Discard changes',
  'adEdit.error.endDateRequired': 'Enter an end date.',
  'adEdit.error.endDatePast': 'Choose today or a later day.',
  'adEdit.error.endDateBeforeStart': 'Choose the start date or a later day.',
} as const
