import type { businessEndpoints } from '../../../src/api/business/business.endpoints.ts'
import { db } from '../../db.ts'
import type { HandlersFor } from '../handler.ts'

export const businessHandlers: HandlersFor<typeof businessEndpoints> = {
  readProfiles: () => {
    db.profileReads += 1
    return { resource_response: { data: { profiles: db.profiles } } }
  },
}
