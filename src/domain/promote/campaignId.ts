/**
 * The ID of a campaign in what the server or the app's service answered: a text, or a number that is exact. '' if it named none, which does not mean
 * that there is no campaign.
 */
export function campaignIdOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return Number.isSafeInteger(value) ? String(value) : ''
}
