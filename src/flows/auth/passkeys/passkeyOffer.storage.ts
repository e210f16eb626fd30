import { parseSettled, PASSKEY_OFFERS_KEY, withSettled } from '../../../domain/auth/passkeyOffers.ts'
import type { Platform } from '../../../platform/platform.ts'

type Place = Pick<Platform, 'storage'>

const readSettled = ({ storage }: Place) => storage.get(PASSKEY_OFFERS_KEY, parseSettled) ?? []

/** Whether this device has offered a passkey to the member, and got an answer. */
export const isSettled = (place: Place, userId: string): boolean => readSettled(place).includes(userId)

/** Adds the member to what is stored at this moment, so that those from another tab are kept. */
export function rememberSettled(place: Place, userId: string): void {
  place.storage.set(PASSKEY_OFFERS_KEY, withSettled(readSettled(place), userId))
}
