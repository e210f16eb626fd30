import { call } from '../endpoint.ts'
import { responseOf } from '../response.ts'
import { profilesSchema } from './business.entities.ts'

/** Acting for a business. A refused request never redirects. saving.txt §7. */
export const businessEndpoints = {
  /** The profiles that a partner may act for. */
  readProfiles: call<Readonly<Record<string, never>>>()({
    method: 'GET',
    path: '/vx/business_access/profiles/',
    response: responseOf(profilesSchema),
  }),
} as const
