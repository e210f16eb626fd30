/** The dialog after a save. Names are in tags, so that a view can isolate their direction and link the board. */
export const pinSaved = {
  'pinSaved.title': 'Saved to <link>{board}</link>',
  'pinSaved.titleSection': 'Saved to <name>{section}</name> in <link>{board}</link>',
  'pinSaved.send': 'Send',
  'pinSaved.seeNow': 'See it now',
  'pinSaved.promote': 'Promote your Pin',
  'pinSaved.video': 'Video',
  'pinSaved.videoOf': 'Video, {duration}',
  'pinSaved.pictures': 'Pictures from the website',
} as const
