/** Messages shared by the saving views. saving.txt §2, §4, §8. Names are in tags, so a view can isolate their direction. */
export const saving = {
  'saving.toast.savedToBoard': 'Saved to <name>{board}</name>',
  'saving.toast.savedToSection': 'Saved to <name>{section}</name> in <name>{board}</name>',
  'saving.toast.failed': 'Sorry! Something went wrong on our end.',
  'saving.toast.following': 'Following! Their created Pins will show up in your home feed!',
  'saving.toast.followFailed': 'Error following <name>{person}</name>',
  'saving.toast.unfollowFailed': 'Error unfollowing <name>{person}</name>',
  'saving.toast.boardBusy': 'Please wait until the previous board action finishes.',
  'saving.toast.moveFailed': 'Sorry! Something went wrong on our end.',
  'saving.view': 'View',
} as const
