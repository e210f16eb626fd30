import type { Member } from '../../../domain/people/member.ts'
import { webAddress } from '../../../domain/auth/pinThumbnail.ts'
import type { MemberData } from './member.ts'

/** Converts a member from the server. Drops an unsafe picture URL. */
export const toMember = (data: MemberData): Member => ({
  id: data.entityId ?? data.id,
  fullName: data.full_name ?? '',
  username: data.username,
  imageUrl: webAddress(data.image_medium_url),
  isFollowed: data.followed_by_me,
  isBlocked: data.blocked_by_me,
  followerCount: data.follower_count,
  isVerified: data.is_verified,
})
