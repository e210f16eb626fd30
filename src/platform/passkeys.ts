import type { PasskeyPort } from './page.types.ts'
import type { Clock } from './platform.ts'

const load = () => import('./sdk/webauthn.ts')

/** The browser's passkeys, whose code loads on first use. */
export const createPasskeys = (clock: Clock): PasskeyPort => {
  const port = async () => (await load()).createWebAuthn(clock)
  return {
    detect: async () => (await port()).detect(),
    get: async (...given) => (await port()).get(...given),
    canCreate: async () => (await port()).canCreate(),
    create: async (...given) => (await port()).create(...given),
  }
}
