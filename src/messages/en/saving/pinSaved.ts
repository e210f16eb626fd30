/** The dialog after a save. Names are in tags, so that a view can isolate their direction and link the board. */
export const pinSaved = {
  'pinSaved.title': 'Saved to <link>{board}</link>',
  'pinSaved.titleSection': 'Saved to <name>{section}</name> in <link>{board}</link>',
  'pinSaved.send': 'Send',
  'pinSaved.seeNow': 'See it now',
  'pinSaved.promote': 'Promote your Pin',
  'pinSaved.video': 'Video',
  'pinSaved.videoOf': 'Video, {duration}',
  'pinSaved.play': 'Play',
  'pinSaved.pause': 'Pause',
  'pinSaved.mute': 'Mute',
  'pinSaved.unmute': 'Unmute',
  /** Names the slider of a video. */
  'pinSaved.position': 'Position in the video',
  /** What that slider says: '12 seconds of 1 minute, 23 seconds'. */
  'pinSaved.positionOf': '{time} of {duration}',
  'pinSaved.videoFailed': "This video can''t be played.",
  'pinSaved.pictures': 'Pictures from the website',
} as const
