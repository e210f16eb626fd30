/** The age groups that an ad can be shown to, unless the app has its own. */
export const defaultAges = ['18-24', '25-34', '35-44', '45-49', '50-54', '55-64', '65+'] as const

/** The genders that an ad can be shown to, unless the app has its own. */
export const defaultGenders = ['female', 'male', 'unknown'] as const
