import { providerKinds, type ProviderKind } from '../../../domain/auth/providers/loginMethods.ts'
import type { Platform } from '../../../platform/platform.ts'

const KEY = 'tackboard.lastMethod'

/** The way somebody last logged in on this device; null if unknown. It does not identify a person, so `forgetPerson` leaves it. */
export const readLastMethod = ({ storage }: Pick<Platform, 'storage'>): ProviderKind | null =>
  storage.get(KEY, (stored) => providerKinds.find((kind) => kind === stored) ?? null)

export const rememberMethod = ({ storage }: Pick<Platform, 'storage'>, method: ProviderKind): void =>
  void storage.set(KEY, method)
