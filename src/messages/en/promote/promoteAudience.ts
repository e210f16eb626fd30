/** The audience that an ad can have, unless the app has its own. */
export const promoteAudience = {
  'promoteAudience.female': 'Women',
  'promoteAudience.male': 'Men',
  'promoteAudience.unknown': 'Other or not known',
} as const
