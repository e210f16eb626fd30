import { authEndpoints } from './auth/auth.endpoints.ts'
import { peopleEndpoints } from './people/people.endpoints.ts'
import { savingEndpoints } from './saving/saving.endpoints.ts'

/** Every call of the product. What ships with a flow is only the flow's own tables. */
export const everyEndpoint = { ...authEndpoints, ...savingEndpoints, ...peopleEndpoints } as const

export type EveryEndpoint = typeof everyEndpoint
