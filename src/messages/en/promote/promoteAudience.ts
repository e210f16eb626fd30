/** The audience that an ad can have, unless the app has its own. saving.txt §3 "targeting_spec". */
export const promoteAudience = {
  'promoteAudience.female': 'Women',
  'promoteAudience.male': 'Men',
  'promoteAudience.unknown': 'People of other or unknown gender',
} as const
