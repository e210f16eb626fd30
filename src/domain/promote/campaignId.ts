/** An ID as the server or the app's service gives it: a text, or a number that is exact. '' for anything else. */
export function idOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return Number.isSafeInteger(value) ? String(value) : ''
}

/** The ID of the campaign in the answer to a promote call. '' if it names none, which does not mean that there is no campaign. */
export const campaignIdOf = (data: unknown, field: string): string => idOf(Object(data)[field])
