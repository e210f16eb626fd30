/** Toasts of 'Undo' and 'Change' after a save. Names are in tags, so that a view can isolate their direction. */
export const saveChange = {
  'saveChange.undone': 'Removed from <name>{board}</name>',
  'saveChange.movedToBoard': 'Moved to <name>{board}</name>',
  'saveChange.movedToSection': 'Moved to <name>{section}</name> in <name>{board}</name>',
  'saveChange.error.refused': 'Something went wrong. Your Pin is still on <name>{board}</name>.',
  'saveChange.error.serverFailed': 'Something went wrong. Your Pin is still on <name>{board}</name>.',
  'saveChange.error.offline': "You''re offline. Your Pin is still on <name>{board}</name>.",
  'saveChange.error.malformed': 'Something went wrong. Check <name>{board}</name> before you try again.',
  'saveChange.error.timedOut': 'This took too long. Check <name>{board}</name> before you try again.',
} as const
