import type { Member } from '../../../src/domain/people/member.ts'

/** A member of the mock tables, as others see them. */
const memberOf = (id: string, fullName: string, username: string, own: Partial<Member> = {}): Member => ({
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

export const sage = memberOf('4', 'Sage Dogwood', 'sagedogwood', {
  isVerified: true,
  imageUrl: '/people/sage.svg',
})
export const suggested = [
  sage,
  memberOf('5', 'Finch Elm', 'finchandelm', { imageUrl: '/people/finch.svg' }),
  memberOf('6', 'Lark Fir', 'larkceramics'),
  memberOf('7', 'Dove Gum', 'doveknits', { imageUrl: '/people/dove.svg' }),
]
const named = (member: Member, fullName: string): Member => ({ ...member, fullName })
const [, finch = sage, lark = sage, dove = sage] = suggested
export const sageInArabic = named(sage, 'سلمى الزين')
/** The same people on an Arabic page. */
export const suggestedInArabic = [
  sageInArabic,
  named(finch, 'فارس النجار'),
  named(lark, 'لارا خوري'),
  named(dove, 'دينا منصور'),
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
