/** The boards that have the picture already. */
export const duplicates = {
  'duplicates.found': 'You have this picture on {count, plural, one {# board} other {# boards}}',
  /** Where a sentence above the boards names one board already. */
  'duplicates.foundElsewhere':
    'You also have this picture on {count, plural, one {# other board} other {# other boards}}',
  /** In the row of such a board, after its number of Pins. */
  'duplicates.here': 'Already here',
  /** The last entry of a list that names two boards, as in 'Lakes, Ponds, and 3 more'. */
  'duplicates.more': '{count, plural, one {# more} other {# more}}',
} as const
