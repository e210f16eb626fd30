import type { Member } from '../../../domain/people/member.ts'
import { webAddress } from '../../../domain/auth/pinThumbnail.ts'
import type { MemberData } from './member.ts'

/** A member as the flows know them; an address that is no web address is dropped. E16. */
export const toMember = (data: MemberData): Member => ({
  id: data.id,
  fullName: data.full_name ?? '',
  username: data.username,
  imageUrl: webAddress(data.image_medium_url),
  isFollowed: data.followed_by_me,
  isBlocked: data.blocked_by_me,
  followerCount: data.follower_count,
  isVerified: data.is_verified,
})
