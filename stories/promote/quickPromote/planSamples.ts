import type { AudienceOption } from '../../../src/domain/promote/promotion.ts'

/** Places that an app offers. None is the country of a member in the United States. */
export const places: readonly AudienceOption[] = [
  { id: 'BE', label: 'Belgium' },
  { id: 'DE', label: 'Germany' },
  { id: 'FR-IDF', label: 'Paris and around' },
  { id: 'FR', label: 'France' },
]
