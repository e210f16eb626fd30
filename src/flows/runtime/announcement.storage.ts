import { fieldsOf } from '../../domain/fields.ts'
import type { Announcement, HandedOver } from './announcement.types.ts'
import type { TackboardConfig } from './config.ts'

export const ANNOUNCEMENT_KEY = 'tackboard_announcement'

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

/** Takes it back: it is no longer true. */
export const unannounce = ({ platform }: Pick<Place, 'platform'>): void =>
  platform.tabStorage.remove(ANNOUNCEMENT_KEY)

/** How this announcement is drawn by the flow that made it; null if it has not handed that over, or the page that remains does not want it. */
export function handedOverFor(
  { href }: Announcement,
  { policy, visit }: Pick<TackboardConfig, 'policy' | 'visit'>,
): HandedOver['load'] | null {
  const { handedOver } = visit
  return policy.saving.undoSaves && href !== null && handedOver?.href === href ? handedOver.load : null
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
