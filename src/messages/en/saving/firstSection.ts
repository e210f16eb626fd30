/** A section that is added to a board while a Pin is saved to it. */
export const firstSection = {
  'firstSection.switch': 'Add a section to the board',
} as const
