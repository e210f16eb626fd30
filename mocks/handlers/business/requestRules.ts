import type { businessEndpoints } from '../../../src/api/business/business.endpoints.ts'
import type { RequestRules } from '../needs.ts'

/** What each request about acting for a business must contain. */
export const businessRequestRules: RequestRules<typeof businessEndpoints> = { readProfiles: () => null }
