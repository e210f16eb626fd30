import type { Member } from '../../src/domain/people/member.ts'

/** A member of the mock tables, as others see them. */
export const memberOf = (
  id: string,
  fullName: string,
  username: string,
  own: Partial<Member> = {},
): Member => ({
  id,
  fullName,
  username,
  imageUrl: null,
  isFollowed: false,
  isBlocked: false,
  followerCount: 1_200 + Number(id),
  isVerified: false,
  ...own,
})

export const sage = memberOf('4', 'Sage Dogwood', 'teammember', { isVerified: true })
export const suggested = [
  sage,
  memberOf('5', 'Finch Elm', 'googleonly'),
  memberOf('6', 'Lark Fir', 'facebookonly'),
  memberOf('7', 'Dove Gum', 'appleonly'),
]
/** Names that are hard to lay out. */
export const peculiar = [
  memberOf('21', '', 'plain_username'),
  memberOf(
    '22',
    'Maximiliana-Josephine von Hohenstaufen-Löwenstein zu Wertheim-Rosenberg und Umgebung',
    'max',
  ),
  memberOf('23', 'ليلى الحداد', 'layla'),
  memberOf('24', '👩‍🎨 Ida 🌿', 'ida', { followerCount: 12_345_678 }),
]
