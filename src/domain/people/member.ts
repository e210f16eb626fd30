import { cutGraphemes } from '../text/truncate.ts'
import { visibleName } from '../text/visibleName.ts'

/** A member who can be followed or blocked. */
export interface Member {
  readonly id: string
  readonly fullName: string
  readonly username: string
  /** Null if they have no picture. */
  readonly imageUrl: string | null
  readonly isFollowed: boolean
  readonly isBlocked: boolean
  readonly followerCount: number
  readonly isVerified: boolean
}

/** How many characters of a full name are shown. saving.txt §5: 70. */
export const FULL_NAME_LIMIT = 70

/** The name to show: the full name, or the username if there is none, cut to 70 graphemes and an ellipsis. */
export function displayName({ fullName, username }: Pick<Member, 'fullName' | 'username'>): string {
  const name = visibleName(fullName).replace(/\s+/g, ' ')
  const whole = name || username
  const cut = cutGraphemes(whole, FULL_NAME_LIMIT)
  return cut === whole ? whole : `${cut.trimEnd()}…`
}
