/** The hashtag flyout of a description. */
export const hashtags = {
  /** The name of the field in the save modal. */
  'hashtags.description': 'Description',
  'hashtags.label': 'Hashtags',
  /** `count` selects the plural form; `short` is the abbreviated number, as in '120K Pins'. */
  'hashtags.pins': '{count, plural, one {{short} Pin} other {{short} Pins}}',
  /** Announced when the list appears. */
  'hashtags.found': '{count, plural, one {# hashtag suggested} other {# hashtags suggested}}',
} as const
