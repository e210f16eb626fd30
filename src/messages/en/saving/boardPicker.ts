/** The board picker. */
export const boardPicker = {
  'boardPicker.search': 'Search boards',
  'boardPicker.clear': 'Clear search',
  'boardPicker.boards': 'Boards',
  'boardPicker.topChoices': 'Top choices',
  'boardPicker.allBoards': 'All boards',
  'boardPicker.create': 'Create board',
  'boardPicker.createNamed': 'Create “<name>{query}</name>”',
  'boardPicker.suggested': 'Suggested names',
  'boardPicker.alreadySaved': 'Psst! You already saved this Pin to <name>{board}</name>',
  'boardPicker.save': 'Save',
  'boardPicker.pins': '{count, plural, one {# Pin} other {# Pins}}',
  'boardPicker.sections': '{count, plural, one {# section} other {# sections}}',
  'boardPicker.secret': 'Secret board',
  'boardPicker.collaborative': 'Group board',
  /** Read out for a board that the Pin was saved to just now. */
  'boardPicker.savedNow': 'Saved',
  'boardPicker.unnamed': 'Board without a name',
  'boardPicker.unnamedSection': 'Section without a name',
  /** Below the name of a section. */
  'boardPicker.inBoard': 'in <name>{board}</name>',
  'boardPicker.count': '{count, plural, =0 {No boards found} one {# board} other {# boards}}',
  'boardPicker.empty': 'You have no boards yet.',
  'boardPicker.nothingFound': 'No board matches “<name>{query}</name>”.',
  'boardPicker.loading': 'Loading boards',
  'boardPicker.error.loadFailed': 'Your boards could not be loaded.',
  'boardPicker.error.moreFailed': 'More boards could not be loaded.',
} as const
