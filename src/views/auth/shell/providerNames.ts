/** What the providers are called. */
export const providerNames = { facebook: 'Facebook', google: 'Google', line: 'LINE' } as const
