/**
 * Toasts of saving, following and moving pins: several areas and the provider show them. Names are in tags, so a view can isolate their
 * direction.
 */
export const toasts = {
  'saving.toast.savedToBoard': 'Saved to <name>{board}</name>',
  'saving.toast.savedToSection': 'Saved to <name>{section}</name> in <name>{board}</name>',
  /** `boards` is a list of names. */
  'saving.toast.savedToSeveral': 'Saved to <name>{boards}</name>',
  'saving.toast.notSavedToSeveral': 'Not saved to <name>{boards}</name>',
  'saving.toast.following': 'Following! Their created Pins will show up in your home feed!',
  'save.error.refused': 'Sorry! Something went wrong on our end.',
  'save.error.serverFailed': 'Sorry! Something went wrong on our end.',
  'save.error.offline': "You''re offline. Check your connection and try again.",
  'save.error.malformed': 'Sorry! Something went wrong on our end.',
  'save.error.timedOut': 'This took too long. Try again.',
  'mobileCreatePin.error.offline': "You''re offline. Check your connection and try again.",
  'mobileCreatePin.error.timedOut':
    'This took too long. It may have been saved: check your board before you try again.',
  'mobileCreatePin.error.failed': 'Sorry! Something went wrong on our end.',
  'follow.error.failed': 'Error following <name>{person}</name>',
  'follow.error.unfollowFailed': 'Error unfollowing <name>{person}</name>',
  'pinMove.error.busy': 'Please wait until the previous board action finishes.',
  'pinMove.error.refused': 'Sorry! Something went wrong on our end.',
  'pinMove.error.offline': "You''re offline. Check your connection and try again.",
  'pinMove.error.timedOut': 'This took too long. Try again.',
  'pinMove.error.failed': 'Sorry! Something went wrong on our end.',
  'saving.view': 'View',
  'saving.undo': 'Undo',
  /** Another board or section for the pin that was just saved. */
  'saving.change': 'Change',
} as const
