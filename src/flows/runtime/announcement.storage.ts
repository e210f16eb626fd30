import { fieldsOf } from '../../domain/fields.ts'
import type { TackboardConfig } from './config.ts'

export const ANNOUNCEMENT_KEY = 'tackboard_announcement'

/** What a page says in the moment it is left: a pin was saved. */
export interface Announcement {
  /** The board's name. */
  readonly board: string
  /** The pin's page; null if its ID is no part of an address. */
  readonly href: string | null
}

type Place = Pick<TackboardConfig, 'platform' | 'policy' | 'session'>

function read(value: unknown) {
  const { userId, at, board, href } = fieldsOf(value)
  return typeof userId === 'string' &&
    typeof at === 'number' &&
    typeof board === 'string' &&
    (typeof href === 'string' || href === null)
    ? { userId, at, board, href }
    : null
}

/** Hands it over to the page that remains: to the same tab and member, for a short time. */
export function announce(
  { platform, session }: Pick<Place, 'platform' | 'session'>,
  announcement: Announcement,
): void {
  const { tabStorage, clock } = platform
  tabStorage.set(ANNOUNCEMENT_KEY, { ...announcement, userId: session?.userId, at: clock.now() })
}

/** What the page before has announced to this member; null if there is nothing, or nothing any more. It is given once. */
export function takeAnnouncement({ platform, policy, session }: Place): Announcement | null {
  const { tabStorage, clock } = platform
  const found = tabStorage.get(ANNOUNCEMENT_KEY, read)
  if (!found) return null
  const isNew = Math.abs(clock.now() - found.at) < policy.timing.announcement
  // An app may know its session later.
  if (isNew && found.userId !== session?.userId) return null
  tabStorage.remove(ANNOUNCEMENT_KEY)
  return isNew ? found : null
}
