import type { PasskeyPort } from './page.types.ts'
import type { Clock } from './platform.ts'

const load = () => import('./sdk/webauthn.ts')

/** The browser's passkeys. */
export const createPasskeys = (clock: Clock): PasskeyPort => ({
  detect: async () => (await load()).detectPasskeys(),
  get: async (request, options) => (await load()).getPasskey(request, options, clock),
  canCreate: async () => (await load()).canCreatePasskeys(),
  create: async (creation, options) => (await load()).createPasskey(creation, options, clock),
})
