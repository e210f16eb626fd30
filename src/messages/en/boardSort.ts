/** The order of a list of boards. */
export const boardSort = {
  'boardSort.label': 'Sort boards',
  'boardSort.lastSaved': 'Last saved',
  'boardSort.name': 'A to Z',
} as const
