import type { Platform } from '../../platform/platform.ts'

export const ACTING_PROFILE_KEY = 'tackboard_acting_profile'
export const PROFILE_HEADER_KEY = 'tackboard_profile_header'

type Place = Pick<Platform, 'storage'>
type ByMember = Readonly<Record<string, unknown>>

// SAFETY: any object may be read by key; its values are unknown.
const parseByMember = (value: unknown): ByMember =>
  typeof value === 'object' && value !== null ? (value as ByMember) : {}

/** What is stored for each member of this device, by ID. */
const readAll = ({ storage }: Place, key: string): ByMember => storage.get(key, parseByMember) ?? {}

function readProfileId(place: Place, userId: string): string | null {
  const profileId = readAll(place, ACTING_PROFILE_KEY)[userId]
  return typeof profileId === 'string' && profileId ? profileId : null
}

/** A member's choice as this device remembers it. */
export const readChoice = (place: Place, userId: string) => ({
  profileId: readProfileId(place, userId),
  isHeaderShown: readAll(place, PROFILE_HEADER_KEY)[userId] !== false,
})

/** Merges with what is stored at this moment, so that another member's choice is kept. */
function write(place: Place, key: string, userId: string, value: unknown): void {
  const { [userId]: _former, ...others } = readAll(place, key)
  const all = value === undefined ? others : { ...others, [userId]: value }
  if (Object.keys(all).length > 0) place.storage.set(key, all)
  else place.storage.remove(key)
}

export const storeProfile = (place: Place, userId: string, profileId: string | null): void =>
  write(place, ACTING_PROFILE_KEY, userId, profileId ?? undefined)

export const storeHeader = (place: Place, userId: string, isShown: boolean): void =>
  write(place, PROFILE_HEADER_KEY, userId, isShown ? undefined : false)

/** Forgets a member's choice, when they log out. */
export function forgetChoice(place: Place, userId: string): void {
  storeProfile(place, userId, null)
  storeHeader(place, userId, true)
}

/** Calls `listener` with the chosen profile whenever another tab stores one. Returns a function that stops it. */
export const watchProfile = (
  place: Place,
  userId: string,
  listener: (profileId: string | null) => void,
): (() => void) => place.storage.subscribe(ACTING_PROFILE_KEY, () => listener(readProfileId(place, userId)))
