/** The hashtag flyout of a description. saving.txt §2 "Hashtag suggestion flyout", §3. */
export const hashtags = {
  'hashtags.label': 'Hashtags',
  /** `count` chooses the form, `short` is the number as the language shortens it: '120K Pins'. */
  'hashtags.pins': '{count, plural, one {{short} Pin} other {{short} Pins}}',
  /** Said aloud when the list is there. */
  'hashtags.found': '{count, plural, one {# hashtag suggested} other {# hashtags suggested}}',
} as const
