/** The boards that have the picture already. */
export const duplicates = {
  'duplicates.found': 'You have this picture on {count, plural, one {# board} other {# boards}}',
  /** The last entry of a list that names two boards, as in 'Lakes, Ponds, and 3 more'. */
  'duplicates.more': '{count, plural, one {# more} other {# more}}',
} as const
