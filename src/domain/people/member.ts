import { cutGraphemes } from '../text/truncate.ts'

/** Another member, as following and blocking know them. saving.txt §3 "User". */
export interface Member {
  readonly id: string
  readonly fullName: string
  readonly username: string
  /** Null: they have no picture. */
  readonly imageUrl: string | null
  readonly isFollowed: boolean
  readonly isBlocked: boolean
  readonly followerCount: number
  readonly isVerified: boolean
}

/** Most characters of a full name that are shown. saving.txt §5: 70. */
export const FULL_NAME_LIMIT = 70

/** What a member is called on screen: the full name, cut at 70 characters as a reader counts them, else the username. E4, E7. */
export function displayName({ fullName, username }: Pick<Member, 'fullName' | 'username'>): string {
  const name = fullName.split(/\s+/).filter(Boolean).join(' ')
  return cutGraphemes(name || username, FULL_NAME_LIMIT)
}
