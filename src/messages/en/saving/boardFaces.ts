/** Whom a board is shared with. */
export const boardFaces = {
  /** `people` is a list of names, the last of which may be `others`. */
  'boardFaces.shared': 'Shared with {people}',
  'boardFaces.others': '{count, plural, one {# other} other {# others}}',
} as const
