import { arabicNameOf } from '../../../mocks/fixtures/arabic.ts'
import { faceOf } from '../../../mocks/fixtures/faces.ts'
import type { Member } from '../../../src/domain/people/member.ts'

/** A member of the mock tables, as others see them. */
const memberOf = (id: string, fullName: string, username: string, own: Partial<Member> = {}): Member => ({
  id,
  fullName,
  username,
  imageUrl: faceOf(id),
  isFollowed: false,
  isBlocked: false,
  followerCount: 1_200 + Number(id),
  isVerified: false,
  ...own,
})

export const sage = memberOf('4', 'Sage Dogwood', 'sagedogwood', { isVerified: true })
export const suggested = [
  sage,
  memberOf('5', 'Finch Elm', 'finchandelm'),
  memberOf('6', 'Lark Fir', 'larkceramics'),
  memberOf('7', 'Dove Gum', 'doveknits'),
]
const inArabic = (member: Member): Member => ({
  ...member,
  fullName: arabicNameOf(member.id) ?? member.fullName,
})
/** The same people on an Arabic page. */
export const sageInArabic = inArabic(sage)
export const suggestedInArabic = suggested.map(inArabic)
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
